import { plainText, type Message, message } from '../../../i18n/messages.ts'

const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)[\d.]* .*Safari\//, 'Safari'],
]

// User agents of phones contain computer systems as well, so phones come first.
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The name of a device, `Chrome 141 on Windows`, from the user agent of its browser. */
export function deviceName(userAgent: string | null): Message {
  const agent = userAgent ?? ''
  const browser = browsers.flatMap(([pattern, name]) => {
    const version = pattern.exec(agent)?.[1]
    return version === undefined ? [] : `${name} ${version}`
  })[0]
  const system = systems.find(([pattern]) => pattern.test(agent))?.[1]
  if (browser && system) return message('{browser} on {system}', { browser, system })
  // The first word of programs that are not browsers: `curl/8.5.0`.
  const name = browser ?? system ?? agent.split(/[\s/]/)[0]
  return name ? plainText(name) : message('Unknown device')
}

/** Whether a user agent is of a phone or tablet. */
export function isHandheld(userAgent: string | null): boolean {
  return /\b(?:iPhone|iPad|Android)\b/.test(userAgent ?? '')
}
