import { copyCode } from './clipboard';
import { followReading } from './contents';
import { explainTerms } from './definitions';
import { all } from './dom';
import { filterExamples } from './filter';
import { followLinks } from './links';
import { addPermalinks } from './permalinks';
import { showPictures } from './pictures';
import { printWithPictures } from './print';
import { searchPage } from './search';
import { tendTables } from './tables';
import { enlargePictures } from './viewer';

showPictures();
explainTerms();
addPermalinks();
followLinks(filterExamples());
followReading();
searchPage();
copyCode();
enlargePictures();
printWithPictures();
tendTables();
tellLocalTime();

/** The reader's own time instead of the one that is the same everywhere. */
function tellLocalTime(): void {
  for (const time of all<HTMLTimeElement>('time')) {
    const moment = new Date(time.dateTime);
    if (Number.isNaN(moment.getTime())) continue;
    time.textContent = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
      .format(moment)
      .replace(' at ', ', ');
  }
}
