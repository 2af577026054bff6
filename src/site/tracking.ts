/** Whether the reader's browser asks not to be counted: Do-Not-Track or Global Privacy Control. */
export function asksNotToBeTracked(browser: {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}
