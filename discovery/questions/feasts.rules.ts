const dayOf = (of: number, at: number, date: number): number => Math.floor(Date.UTC(of, at, date) / 86_400_000)

/** Computed with Gauss’s algorithm for the Gregorian calendar. */
function easterOf(of: number): number {
  const century = Math.floor(of / 100)
  const cycle = of % 19
  const epact = (19 * cycle + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - cycle) / 11))
  const toSunday = (of + Math.floor(of / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  const sunday = moon - toSunday
  const at = 3 + Math.floor((sunday + 40) / 44)
  return dayOf(of, at - 1, sunday + 28 - 31 * Math.floor(at / 4))
}

/** The day of each in a year. */
export const feasts = {
  easter: easterOf,
  carnival: (of: number) => easterOf(of) - 48,
  ascension: (of: number) => easterOf(of) + 39,
  pentecost: (of: number) => easterOf(of) + 49,
  halloween: (of: number) => dayOf(of, 9, 31),
  // The fourth Thursday of November.
  thanksgiving: (of: number) => dayOf(of, 10, 22 + ((11 - new Date(Date.UTC(of, 10, 1)).getUTCDay()) % 7)),
  christmas: (of: number) => dayOf(of, 11, 25),
  newYear: (of: number) => dayOf(of, 0, 1),
} as const
export type Feast = keyof typeof feasts

export const feastNames: Readonly<Record<string, Feast>> = {
  easter: 'easter',
  ostern: 'easter',
  carnival: 'carnival',
  karneval: 'carnival',
  fasching: 'carnival',
  fastnacht: 'carnival',
  ascension: 'ascension',
  himmelfahrt: 'ascension',
  auffahrt: 'ascension',
  pentecost: 'pentecost',
  whitsun: 'pentecost',
  pfingsten: 'pentecost',
  halloween: 'halloween',
  allerheiligen: 'halloween',
  thanksgiving: 'thanksgiving',
  christmas: 'christmas',
  xmas: 'christmas',
  weihnachten: 'christmas',
  'new year': 'newYear',
  'new years': 'newYear',
  neujahr: 'newYear',
  silvester: 'newYear',
  jahreswechsel: 'newYear',
}

export const feastOf = (name: string): Feast => feastNames[name.toLowerCase()] ?? 'easter'
