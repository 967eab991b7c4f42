require('ts-node/register');

const specs = {
  require: ['step-definitions/**/*.ts'],
  format: [
    'pretty',
    'html:reports/cucumber.html',
    'message:reports/cucumber.ndjson',
    'junit:reports/cucumber.xml',
  ],
};

module.exports = { default: specs };
