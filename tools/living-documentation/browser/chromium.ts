import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** What a person without a Chromium is told. */
export const howToGetIt = [
  'No Chromium was found, so the page is not looked at in a browser.',
  'Debian, Ubuntu:  sudo apt-get install chromium',
  'macOS:           brew install --cask chromium',
  'Windows:         winget install Google.Chrome',
  'Or set CHROMIUM_PATH to the program of a Chromium, Chrome or Edge; to none, to do without.',
].join('\n');

/**
 * The program of a Chromium, Chrome or Edge on this machine; none where `CHROMIUM_PATH` says `none`.
 * @throws Error where `CHROMIUM_PATH` names a file that is not there: another browser would be a surprise
 */
export function chromiumHere(): string | undefined {
  const wished = process.env.CHROMIUM_PATH;
  if (wished === 'none') return undefined;
  if (wished === undefined || wished === '') return usualPlaces().find((place) => existsSync(place));
  if (existsSync(wished)) return wished;
  throw new Error(`CHROMIUM_PATH names a file that is not there: ${wished}`);
}

/** Starts a browser that talks to nobody by itself. */
export function startBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
    ],
  });
}

function usualPlaces(): readonly string[] {
  const programs = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap(
    (name) => process.env[name] ?? [],
  );
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
  const apps = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
  return [
    ...names.flatMap((name) => [`/usr/bin/${name}`, `/snap/bin/${name}`]),
    ...apps.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    ...programs.flatMap((folder) => [
      path.join(folder, 'Chromium', 'Application', 'chrome.exe'),
      path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      path.join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]),
  ];
}
