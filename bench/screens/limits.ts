import type { ScreenFigures } from './measure-screen.ts'

/** Of the screens that everybody loads first. */
export const limits = { requests: 30, scriptBytes: 250_000, layoutShift: 0.05, rowPx: 60, rowPxOnPhone: 97 }

/** Screens that list people or companies; a row is 56 px and its line, on a phone up to 96. */
const lists = ['/', '/search/', '/people', '/companies/', '/collections/']

/**
 * What a screen exceeds, in words. Size and requests are held for sign-in and for Home in both languages, row heights
 * for lists of people and companies, layout shift for every screen.
 */
export function exceeded(figures: ScreenFigures): string[] {
  const { path, requests, bytes, layoutShift, layoutShiftOnPhone } = figures
  const [screen = path] = path.split('?')
  const isList = lists.some((list) => (list === '/' ? screen === '/' : screen.startsWith(list)))
  const row = Math.max(figures.rowHeight ?? 0, figures.rowHeightWhenWide ?? 0)
  const isFirst = screen === '/' || screen === '/sign-in'
  const shift = Math.max(layoutShift, layoutShiftOnPhone)
  return [
    ...(isFirst && requests > limits.requests ? [`${path}: ${requests} requests`] : []),
    ...(isFirst && bytes.script > limits.scriptBytes ? [`${path}: ${bytes.script} bytes of script`] : []),
    ...(isList && row > limits.rowPx ? [`${path}: rows of ${row} px`] : []),
    ...(isList && (figures.rowHeightOnPhone ?? 0) > limits.rowPxOnPhone
      ? [`${path}: rows of ${figures.rowHeightOnPhone} px on a phone`]
      : []),
    ...(shift > limits.layoutShift ? [`${path}: layout shift ${shift.toFixed(3)}`] : []),
  ]
}
