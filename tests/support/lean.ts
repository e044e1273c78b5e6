/**
 * Each device opens a window of the whole Chrome. These take more time than the app does: an address bar that is a page
 * of its own (a web page loaded anew for each window), and renderers kept ready for pages that never come.
 */
const costly = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup', 'PreloadTopChromeWebUI', 'SpareRendererForSitePerProcess'];
/** What Playwright switches off itself: of several lists of features a browser takes the last alone. */
const switchedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** What every Chromium of the tests is begun with. */
export const leanArguments: readonly string[] = [`--disable-features=${[...switchedOffByPlaywright, ...costly].join(',')}`];
