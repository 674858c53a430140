import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { devicesMessages } from './devices.messages.ts'

/** A browser that signed in nowhere for a year is not known any more. */
const knownDays = 365
const trustedDays = 30
/** How long the mark before counts: the answer with the new one may have been lost, or two tabs signed in at once. */
const graceMs = 60_000

export const markEnd = (now: Date): Date => addDays(now, knownDays)
export const unknownBefore = (now: Date): Date => addDays(now, -knownDays)
export const trustEnd = (now: Date): Date => addDays(now, trustedDays)

export const isInGrace = (rotatedAt: Date, now: Date): boolean => now.getTime() - rotatedAt.getTime() <= graceMs

type Known = readonly (readonly [sign: RegExp, name: string])[]

/** The first that fits: most browsers also name the ones that they descend from. */
const browsers: Known = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]
const systems: Known = [
  [/\biPhone\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What a browser says of itself; null where it says nothing that we know. Anybody can write anything here. */
export const nameDevice = (userAgent: string): { browser: string | null; system: string | null } => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
})

const firstOf = (known: Known, userAgent: string): string | null =>
  known.find(([sign]) => sign.test(userAgent))?.[1] ?? null

export function deviceName({ browser, system }: { browser: string | null; system: string | null }): string {
  if (browser && system) return devicesMessages.named({ browser, system })
  return browser ?? system ?? devicesMessages.unknownBrowser()
}
