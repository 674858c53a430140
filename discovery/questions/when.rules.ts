import { feastNames, feastOf, feasts, type Feast } from './feasts.rules.ts'

/** A span of days, counted back from today or given by the calendar. */
export type When =
  | { readonly kind: 'last'; readonly days: number }
  | { readonly kind: 'year'; readonly offset: number }
  | { readonly kind: 'month'; readonly offset: number }
  | { readonly kind: 'quarter'; readonly offset: number }
  | { readonly kind: 'in'; readonly year: number; readonly until?: number }
  /** Until a year or a month of it began. */
  | { readonly kind: 'before'; readonly year?: number; readonly month?: number }
  /** About so many days ago, give or take half of a unit. */
  | { readonly kind: 'ago'; readonly days: number; readonly spread: number }
  /** From a year on, or from the last time that it was this month, from 0. */
  | { readonly kind: 'since'; readonly year?: number; readonly month?: number }
  /** The last time that it was this month, or this month of a year. */
  | { readonly kind: 'inMonth'; readonly month: number; readonly year?: number; readonly months?: number }
  /** The last time that it was this day of the week, from 0 for Sunday. */
  | { readonly kind: 'weekday'; readonly weekday: number; readonly isSince: boolean }
  /** Around the last time that this was celebrated, or since then. */
  | { readonly kind: 'feast'; readonly feast: Feast; readonly isSince: boolean }

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  'a=1 an=1 one=1 anderthalb=1.5 eineinhalb=1.5 dozen=12 dutzend=12 eleven=11 elf=11 eighteen=18 achtzehn=18 twenty=20 zwanzig=20 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 twelve=12 few=3 couple=2 several=4 half=0.5 ein=1 einem=1 einer=1 eines=1 zwei=2 drei=3 vier=4 fünf=5 funf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 zwölf=12 paar=3 einigen=3 halbes=0.5 halben=0.5'
    .split(' ')
    .map((pair) => pair.split('='))
    .map(([word = '', count = '']) => [word, Number(count)]),
)
const daysIn: readonly (readonly [RegExp, number])[] = [
  [/^(?:half-?year|halbjahr)/, 182],
  [/^fortnight/, 14],
  [/^(?:decade|jahrzehnt)/, 3_650],
  [/^(?:day|tag)/, 1],
  [/^(?:week|woche|wk)/, 7],
  [/^(?:month|monat|mth|mo)/, 30],
  [/^(?:quarter|quartal)/, 91],
  [/^(?:year|jahr|yr)/, 365],
]

/** "A year ago" is about a year ago; "three days ago" is one of the last days. */
function agoOf(count: string, of: string): When {
  const [days, unitDays] = [daysOf(count, of), daysOf('1', of)]
  return unitDays < shortestSpread ? { kind: 'last', days: 2 * days } : { kind: 'ago', days, spread: unitDays / 2 }
}
const shortestSpread = 28

const longestFirst = Object.keys(numbers).toSorted((a, b) => b.length - a.length)
const amount = String.raw`(\d+(?:[.,]5)?|${longestFirst.join('|')})`
const unit = String.raw`(half-?years?|halbjahre?n?|fortnights?|decades?|jahrzehnte?n?|wks?|mths?|mos|yrs?|days?|weeks?|months?|quarters?|years?|tage?n?|wochen?|monate?n?|monats|quartale?n?|jahre?n?|jahres)`
export const span = String.raw`(?:(?:more than|over|at least|about|almost|nearly|well over|mehr als|über|gut|fast|mindestens|rund|etwa|good|solid)\s+)*(?:an?\s+|eine[mnrs]?\s+(?=halb))?(?:good\s+|solid\s+)?${amount}[\s-]+(?:of\s+|an?\s+|and\s+a\s+half\s+)?${unit}`

export const daysOf = (count: string, of: string): number => {
  const times = numbers[count.toLowerCase()] ?? Number(count.replace(',', '.'))
  return Math.round(times * (daysIn.find(([pattern]) => pattern.test(of.toLowerCase()))?.[1] ?? 1))
}

const monthNames = [
  'january januar jan',
  'february februar feb',
  'march märz maerz',
  'april apr',
  'may mai',
  'june juni jun',
  'july juli jul',
  'august aug',
  'september sept sep',
  'october oktober oct okt',
  'november nov',
  'december dezember dec dez',
].map((names) => names.split(' '))
const month = String.raw`(${monthNames.flat().join('|')})`
const monthOf = (name: string): number => monthNames.findIndex((names) => names.includes(name.toLowerCase()))

/** The month in which each begins, where most people live. */
const seasons: Readonly<Record<string, number>> = {
  spring: 2,
  frühling: 2,
  frühjahr: 2,
  summer: 5,
  sommer: 5,
  autumn: 8,
  fall: 8,
  herbst: 8,
  winter: 11,
}
const season = String.raw`(${Object.keys(seasons).join('|')})`
const monthsOfSeason = 3

const year = String.raw`((?:19|20)\d\d)`

const feast = String.raw`(${Object.keys(feastNames)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`

const weekdays = [
  'sunday sonntag',
  'monday montag',
  'tuesday dienstag',
  'wednesday mittwoch',
  'thursday donnerstag',
  'friday freitag',
  'saturday samstag sonnabend',
].map((names) => names.split(' '))
const weekday = String.raw`(${weekdays.flat().join('|')})`
const weekdayOf = (name: string): number => weekdays.findIndex((names) => names.includes(name.toLowerCase()))

export type Reader<Read> = readonly [pattern: RegExp, read: (match: RegExpMatchArray) => Read]

const said = (pattern: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu')

const pandemic = String.raw`(?:the\s+|der\s+|dem\s+)?(?:covid|corona|pandemic|pandemie|lockdowns?)(?:-?19)?`
const pandemicBegan = { year: 2020, month: 2 }

const whens: readonly Reader<When>[] = [
  [said(String.raw`(?:since|seit|after|nach)\s+${pandemic}`), () => ({ kind: 'since', ...pandemicBegan })],
  [said(String.raw`(?:before|prior to|vor)\s+${pandemic}`), () => ({ kind: 'before', ...pandemicBegan })],
  [
    said(
      String.raw`(?:before|prior to|earlier than|until|vor|bis)\s+(?:the\s+(?:start|beginning)\s+of\s+)?(?:${month}\s+)?${year}`,
    ),
    ([, name, of]) => ({ kind: 'before', year: Number(of), ...(name ? { month: monthOf(name) } : {}) }),
  ],
  [
    said(String.raw`(?:before|prior to)\s+(?:last\s+)?${month}|vor\s+(?:dem\s+letzten\s+)?${month}`),
    ([, english, german]) => ({ kind: 'before', month: monthOf(english ?? german ?? '') }),
  ],
  [
    said(
      String.raw`(?:(?:in|from|between|von|zwischen|im)\s+)?${month}\s*(?:and|to|until|till|und|bis|[-–])\s*${month}(?:\s+(?:of\s+)?${year})?`,
    ),
    ([, first = '', last = '', of]) => ({
      kind: 'inMonth',
      month: monthOf(first),
      months: ((monthOf(last) - monthOf(first) + 12) % 12) + 1,
      ...(of ? { year: Number(of) } : {}),
    }),
  ],
  [
    said(String.raw`(?:in\s+|im\s+|during\s+)?(?:the\s+)?${season}\s+(?:of\s+|des jahres\s+)?${year}`),
    ([, name = '', of]) => ({
      kind: 'inMonth',
      month: seasons[name.toLowerCase()] ?? 0,
      months: monthsOfSeason,
      year: Number(of),
    }),
  ],
  [
    said(
      String.raw`(?:in\s+|im\s+)?(?:the\s+)?(?:(first|second|ersten?s?|zweiten?s?)\s+(?:half|halbjahr)|h([12])|([12])\.\s*halbjahr)\s+(?:of\s+)?(?:(this year|dieses jahres)|${year})`,
    ),
    ([, word = '', short, german, , of]) => ({
      kind: 'inMonth',
      month: /^(?:sec|zw)/i.test(word) || short === '2' || german === '2' ? 6 : 0,
      months: 6,
      ...(of ? { year: Number(of) } : {}),
    }),
  ],
  [
    said(
      String.raw`(?:(?:in|over|within|during|for)\s+)?(?:the\s+)?(?:last|past|previous)\s+(?:an?\s+)?${amount}\s+(?:of\s+)?${unit}`,
    ),
    ([, count = '', of = '']) => ({ kind: 'last', days: daysOf(count, of) }),
  ],
  [
    said(String.raw`(?:in\s+den\s+|die\s+|der\s+)?(?:letzten|vergangenen)\s+${amount}\s+${unit}`),
    ([, count = '', of = '']) => ({ kind: 'last', days: daysOf(count, of) }),
  ],
  [
    said(
      String.raw`(?:since|seit|ab)\s+(?:early\s+|mid[- ]?|late\s+|the\s+(?:start|beginning|end)\s+of\s+|anfang\s+|mitte\s+|ende\s+)?${year}|from\s+${year}\s+on(?:wards)?`,
    ),
    ([, from, onwards]) => ({ kind: 'since', year: Number(from ?? onwards) }),
  ],
  [
    said(
      String.raw`(?:since|seit|from|ab)\s+(?:last\s+|letztem\s+|letzten\s+)?${month}(?:\s+${year})?(?:\s+on(?:wards)?)?`,
    ),
    ([, name = '', of]) => ({ kind: 'since', month: monthOf(name), ...(of ? { year: Number(of) } : {}) }),
  ],
  [
    said(String.raw`(?:since|seit)\s+(?:last\s+|the\s+|letztem\s+|letzten\s+|dem\s+)?${season}`),
    ([, name = '']) => ({ kind: 'since', month: seasons[name.toLowerCase()] ?? 0 }),
  ],
  [
    said(String.raw`(?:since|seit)\s+(?:last\s+|letzten\s+|letztem\s+)?${weekday}`),
    ([, name = '']) => ({ kind: 'weekday', weekday: weekdayOf(name), isSince: true }),
  ],
  [
    said(String.raw`(?:(?:last|on|this|am|letzten|diesen|vergangenen)\s+)${weekday}`),
    ([, name = '']) => ({ kind: 'weekday', weekday: weekdayOf(name), isSince: false }),
  ],
  [
    said(
      String.raw`(?:ever\s+)?(?:since|seit|after|nach)\s+(?:before\s+|vor\s+)?(?:last\s+|the\s+|letzten\s+|letztem\s+|dem\s+)?${feast}(?:\s+(?:day|break|holidays?))?`,
    ),
    ([, name = '']) => ({ kind: 'feast', feast: feastOf(name), isSince: true }),
  ],
  [
    said(String.raw`(?:at|around|over|during|an|zu|um|über|last|letzte[sn]?|this)\s+(?:the\s+)?${feast}`),
    ([, name = '']) => ({ kind: 'feast', feast: feastOf(name), isSince: false }),
  ],
  [
    said(
      String.raw`(?:(?:since|seit|at|from|ab|zu)\s+)?(?:the\s+|dem\s+)?(?:(?:start|beginning) of (?:the|this) year|(?:anfang|beginn) (?:des|dieses) jahres|jahresanfang|jahresbeginn)`,
    ),
    () => ({ kind: 'year', offset: 0 }),
  ],
  [
    said(
      String.raw`(?:in|within|over|during)\s+the\s+(?:last|past)\s+${unit}|past\s+(week|month|quarter)|im\s+letzten\s+(monat|quartal)`,
    ),
    ([, english, short, german]) => {
      const one = english ?? short ?? german ?? 'month'
      return { kind: 'last', days: /^mo/i.test(one) ? 31 : daysOf('1', one) }
    },
  ],
  [
    said(
      String.raw`(?:the\s+)?year before last|(?:im\s+)?vorletzte[sn]?\s+jahr(?:es)?|vorvergangene[sn]?\s+jahr(?:es)?`,
    ),
    () => ({ kind: 'year', offset: -2 }),
  ],
  [
    said(
      String.raw`(?:(?:over|in|during|within)\s+)?(?:the|this)\s+past year|past year|(?:over|within|during) the last year|(?:in|während|binnen) (?:eines jahres|jahresfrist)`,
    ),
    () => ({ kind: 'last', days: 365 }),
  ],
  [
    said(
      String.raw`(?:(?:over|in|during)\s+)?(?:(?:the\s+)?(?:last|past|recent)|den letzten|den vergangenen|letzten) (?:weeks|wochen)`,
    ),
    () => ({ kind: 'last', days: 45 }),
  ],
  [
    said(
      String.raw`(?:(?:over|in|during)\s+)?(?:(?:the\s+)?(?:last|past|recent)|den letzten|den vergangenen|letzten) (?:months|monaten?)`,
    ),
    () => ({ kind: 'last', days: 183 }),
  ],
  [
    said(
      String.raw`(?:(?:im|in|the|of|over)\s+)*(?:last|past|letzten|vergangenen|diesem|this)\s+(?:half[- ]?year|halbjahr)`,
    ),
    () => ({ kind: 'last', days: 183 }),
  ],
  [said(String.raw`(?:since|seit)\s+(?:last year|letztem jahr|vorigem jahr)`), () => ({ kind: 'last', days: 365 })],
  [said(String.raw`(?:since|seit)\s+(?:last month|letztem monat)`), () => ({ kind: 'last', days: 45 })],
  [said(String.raw`(?:since|seit)\s+(?:last week|letzter woche)`), () => ({ kind: 'last', days: 10 })],
  [
    said(
      String.raw`(?:(?:earlier|later)\s+)?(?:(?:so far |early |late |early in |late in )?this (?:year|yr)(?: so far)?|this calendar year|(?:in |im laufe )?diese[ms] jahr(?:es)?|(?:im |in )?laufenden jahr|heuer|dies jahr|year to date|since new year|seit neujahr|seit jahresbeginn|seit anfang des jahres)`,
    ),
    () => ({ kind: 'year', offset: 0 }),
  ],
  [
    said(
      String.raw`(?:in |during |late |early |the end of )?last (?:year|yr)|letztes jahr|(?:im |des )?letzten jahr(?:es)?|(?:im |des )?vergangenen jahr(?:es)?|vergangenes jahr|voriges jahr|im vorjahr|vorjahr|im vorigen jahr|letzts jahr`,
    ),
    () => ({ kind: 'year', offset: -1 }),
  ],
  [
    said(String.raw`(?:earlier\s+)?this month|diese[nms] monat(?:s)?|in diesem monat|(?:im )?laufenden monat`),
    () => ({ kind: 'month', offset: 0 }),
  ],
  [
    said(String.raw`last month|letzten monat|im letzten monat|vorigen monat|im vormonat`),
    () => ({ kind: 'month', offset: -1 }),
  ],
  [said(String.raw`this quarter|dieses quartal|in diesem quartal`), () => ({ kind: 'quarter', offset: 0 })],
  [
    said(String.raw`last quarter|letztes quartal|im letzten quartal|voriges quartal`),
    () => ({ kind: 'quarter', offset: -1 }),
  ],
  [
    said(String.raw`(?:earlier\s+)?this week|diese woche|last week|letzte woche|in der letzten woche`),
    () => ({ kind: 'last', days: 14 }),
  ],
  [
    said(String.raw`(?:earlier\s+)?today|yesterday|heute|gestern|vorgestern|this morning|heute morgen`),
    () => ({ kind: 'last', days: 2 }),
  ],
  [said(String.raw`the other day|the last few days|in den letzten tagen`), () => ({ kind: 'last', days: 14 })],
  [
    said(
      String.raw`(?:in\s+|im\s+)?(?:(?<=in\s+)|last\s+|this\s+|past\s+|the\s+|letzten\s+|letztes\s+|vergangenen\s+|vorigen\s+|diesen\s+|dieses\s+|(?<=im\s+))${season}`,
    ),
    ([, name = '']) => ({ kind: 'inMonth', month: seasons[name.toLowerCase()] ?? 0, months: monthsOfSeason }),
  ],
  [
    said(String.raw`(?:(?:back\s+)?in|im|last|letzten)\s+${month}(?:\s+(?:of\s+)?${year})?`),
    ([, name = '', of]) => ({ kind: 'inMonth', month: monthOf(name), ...(of ? { year: Number(of) } : {}) }),
  ],
  [
    said(String.raw`(?:in\s+)?q([1-4])\s+${year}`),
    ([, quarter = '', of = '']) => ({
      kind: 'inMonth',
      month: (Number(quarter) - 1) * 3,
      months: 3,
      year: Number(of),
    }),
  ],
  [
    said(String.raw`(?:between\s+|zwischen\s+)?${year}\s*(?:oder|or|und|and|to|bis|[-–/,])?\s*${year}`),
    ([, from = '', until = '']) => ({ kind: 'in', year: Number(from), until: Number(until) }),
  ],
  [
    said(String.raw`(?:(?:in|from|aus|im jahr|im jahre|aus dem jahr|during)\s+(?:early\s+|late\s+|mid[- ]?)?)?${year}`),
    ([, of = '']) => ({ kind: 'in', year: Number(of) }),
  ],
  [
    said(
      String.raw`(?:just\s+)?(?:very\s+)?(?:recently|lately|newly|kürzlich|neulich|unlängst|vor kurzem|in letzter zeit|zuletzt|frisch)`,
    ),
    () => ({ kind: 'last', days: 92 }),
  ],
  [
    said(String.raw`(?:within|inside|during|innerhalb|binnen)\s+(?:of\s+)?(?:the\s+|von\s+)?${span}`),
    ([, count = '', of = '']) => ({ kind: 'last', days: daysOf(count, of) }),
  ],
  [
    said(String.raw`(?:vor\s+${span}|${span}\s+(?:ago|back|her))`),
    ([, count, of, other, ofOther]) => agoOf(count ?? other ?? '1', of ?? ofOther ?? 'year'),
  ],
]

/** The first span that a text names, and the text without it. */
export function takeWhen(text: string): { rest: string; when: When; typed: string } | null {
  for (const [pattern, read] of whens) {
    const match = text.match(pattern)
    if (match) return { rest: text.replace(match[0], ' '), when: read(match), typed: match[0].trim() }
  }
  return null
}

/** The days, counted from 1970, that are meant; `until` is not in it. */
export function daysMeant(when: When, now: Date): { from: number; until: number } {
  const day = (of: number, at: number, date = 1): number => Math.floor(Date.UTC(of, at, date) / 86_400_000)
  const [thisYear, thisMonth] = [now.getUTCFullYear(), now.getUTCMonth()]
  const tomorrow = day(thisYear, thisMonth, now.getUTCDate() + 1)
  const lastTime = (at: number): number => (at > thisMonth ? thisYear - 1 : thisYear)
  switch (when.kind) {
    case 'last':
      return { from: tomorrow - 1 - when.days, until: tomorrow }
    case 'year':
      return { from: day(thisYear + when.offset, 0), until: day(thisYear + when.offset + 1, 0) }
    case 'month':
      return { from: day(thisYear, thisMonth + when.offset), until: day(thisYear, thisMonth + when.offset + 1) }
    case 'quarter': {
      const first = Math.floor(thisMonth / 3) * 3 + when.offset * 3
      return { from: day(thisYear, first), until: day(thisYear, first + 3) }
    }
    case 'in':
      return { from: day(when.year, 0), until: day((when.until ?? when.year) + 1, 0) }
    case 'inMonth': {
      const of = when.year ?? lastTime(when.month)
      return { from: day(of, when.month), until: day(of, when.month + (when.months ?? 1)) }
    }
    case 'before':
      return { from: 0, until: day(when.year ?? lastTime(when.month ?? 0), when.month ?? 0) }
    case 'ago': {
      const at = tomorrow - 1 - when.days
      return { from: Math.floor(at - when.spread), until: Math.ceil(at + when.spread) + 1 }
    }
    case 'weekday': {
      const back = (now.getUTCDay() - when.weekday + 6) % 7
      const on = tomorrow - 2 - back
      return { from: on, until: when.isSince ? tomorrow : on + 1 }
    }
    case 'feast': {
      const on = lastFeast(when.feast, tomorrow, thisYear)
      return when.isSince
        ? { from: on, until: tomorrow }
        : { from: on - aWeek, until: Math.min(tomorrow, on + aWeek + 1) }
    }
    default: {
      const at = when.month ?? 0
      return { from: day(when.year ?? lastTime(at), at), until: tomorrow }
    }
  }
}

const aWeek = 7
const lastFeast = (name: Feast, tomorrow: number, thisYear: number): number =>
  feasts[name](thisYear) < tomorrow ? feasts[name](thisYear) : feasts[name](thisYear - 1)

/** When what is said to have been last was over: "not since 2024" is in 2024 or before. */
export function endOfLast(when: When, now: Date): number {
  if (when.kind === 'before') return daysMeant(when, now).until
  if (when.kind === 'ago') return Math.floor(now.getTime() / 86_400_000) - when.days
  if (when.kind !== 'since') return daysMeant(when, now).from
  return when.month === undefined
    ? daysMeant({ kind: 'in', year: when.year ?? now.getUTCFullYear() }, now).until
    : daysMeant({ ...when, kind: 'inMonth', month: when.month }, now).until
}
