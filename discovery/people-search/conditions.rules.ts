/** A span of days, counted back from today or given by the calendar. */
export type When =
  | { readonly kind: 'last'; readonly days: number }
  | { readonly kind: 'year'; readonly offset: number }
  | { readonly kind: 'month'; readonly offset: number }
  | { readonly kind: 'quarter'; readonly offset: number }
  | { readonly kind: 'in'; readonly year: number }
  | { readonly kind: 'since'; readonly year: number }

/** What a question says of time and relationship. It holds for a person, whatever else is asked for. */
export type Condition =
  /** Contact before, and none for so many days. */
  | { readonly kind: 'silent'; readonly days: number; readonly typed: string }
  | { readonly kind: 'met' | 'connected' | 'contacted'; readonly when: When | null; readonly typed: string }
  | { readonly kind: 'unanswered' | 'close' | 'mine'; readonly typed: string }
  /** A contact of somebody whose network is in sight. */
  | { readonly kind: 'knownBy'; readonly name: string; readonly typed: string }
  /** Left the employer that is named, so many days ago at most. */
  | { readonly kind: 'left'; readonly days: number; readonly typed: string }

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  'a=1 an=1 one=1 two=2 three=3 four=4 five=5 six=6 nine=9 twelve=12 few=3 couple=2 ein=1 einem=1 einer=1 eines=1 zwei=2 drei=3 vier=4 funf=5 fünf=5 sechs=6 paar=3 zwölf=12'
    .split(' ')
    .map((pair) => pair.split('='))
    .map(([word = '', count = '']) => [word, Number(count)]),
)
const daysIn: readonly (readonly [RegExp, number])[] = [
  [/^(?:day|tag)/, 1],
  [/^(?:week|woche)/, 7],
  [/^(?:month|monat)/, 30],
  [/^(?:quarter|quartal)/, 91],
  [/^(?:year|jahr)/, 365],
]

const amount = String.raw`(\d+|an?|one|two|three|four|five|six|nine|twelve|few|couple|einem|einer|eines|ein|zwei|drei|vier|f[üu]nf|sechs|zwölf|paar)`
const unit = String.raw`(days?|weeks?|months?|quarters?|years?|tage?n?|wochen?|monate?n?|monats|quartale?n?|jahre?n?|jahres)`
const span = String.raw`(?:(?:more than|over|at least|about|almost|mehr als|über|gut|fast)\s+)?(?:a\s+)?${amount}\s+(?:of\s+)?${unit}`

const daysOf = (count: string, of: string): number => {
  const times = numbers[count.toLowerCase()] ?? Number(count)
  return times * (daysIn.find(([pattern]) => pattern.test(of.toLowerCase()))?.[1] ?? 1)
}

type Reader<Read> = readonly [pattern: RegExp, read: (match: RegExpMatchArray) => Read]

const whens: readonly Reader<When>[] = [
  [
    new RegExp(String.raw`\b(?:(?:in|over|within|during|for)\s+)?the\s+(?:last|past)\s+${amount}\s+${unit}\b`, 'iu'),
    ([, count = '', of = '']) => ({ kind: 'last', days: daysOf(count, of) }),
  ],
  [
    new RegExp(String.raw`\b(?:in\s+den\s+|die\s+)?letzten\s+${amount}\s+${unit}\b`, 'iu'),
    ([, count = '', of = '']) => ({ kind: 'last', days: daysOf(count, of) }),
  ],
  [/\b(?:this year|dieses jahr|in diesem jahr|heuer)\b/iu, () => ({ kind: 'year', offset: 0 })],
  [/\b(?:last year|letztes jahr|im letzten jahr|vergangenes jahr)\b/iu, () => ({ kind: 'year', offset: -1 })],
  [/\b(?:this month|diesen monat|in diesem monat)\b/iu, () => ({ kind: 'month', offset: 0 })],
  [/\b(?:last month|letzten monat|im letzten monat)\b/iu, () => ({ kind: 'month', offset: -1 })],
  [/\b(?:this quarter|dieses quartal|in diesem quartal)\b/iu, () => ({ kind: 'quarter', offset: 0 })],
  [/\b(?:last quarter|letztes quartal|im letzten quartal)\b/iu, () => ({ kind: 'quarter', offset: -1 })],
  [/\b(?:this week|diese woche|last week|letzte woche)\b/iu, () => ({ kind: 'last', days: 14 })],
  [/\b(?:since|seit)\s+((?:19|20)\d\d)\b/iu, ([, year = '']) => ({ kind: 'since', year: Number(year) })],
  [
    /\b(?:(?:in|im jahr|im jahre|during)\s+)((?:19|20)\d\d)\b/iu,
    ([, year = '']) => ({ kind: 'in', year: Number(year) }),
  ],
  [/\b(?:recently|lately|kürzlich|neulich|vor kurzem|in letzter zeit)\b/iu, () => ({ kind: 'last', days: 92 })],
]

const me = String.raw`(?:i|we|ich|wir)`
const asker = String.raw`(?:(?:who|whom|which|that|people|those|somebody|someone|contacts)\s+)*`
const spoke = String.raw`(?:spoken|talked|written|been in touch|been in contact|heard|emailed|e-mailed|mailed|contacted|seen|met|spoke|talk|hear|speak)`
const not = String.raw`(?:haven['’]?t|have not|hadn['’]?t|didn['’]?t|did not|not|never)`

/** Who is no teammate though they may stand before "knows". */
const pronouns = new Set(
  'who i we you they he she it anyone anybody somebody someone everyone everybody nobody that which whom one people team ich wir du ihr sie er wer jemand man niemand und and or oder does do did'.split(
    ' ',
  ),
)

/** Each takes its words out of the question; what says more comes first. */
const conditions: readonly Reader<Condition | null>[] = [
  [
    new RegExp(
      String.raw`\b${asker}(?:have\s+)?(?:${me}\s+)?(?:have\s+)?${not}\s+(?:${me}\s+)?(?:have\s+)?(?:really\s+)?${spoke}(?:\s+(?:to|with|from|of))?\s+(?:in|for|since)\s+${span}\b`,
      'iu',
    ),
    ([typed, count = '', of = '']) => ({ kind: 'silent', days: daysOf(count, of), typed }),
  ],
  [
    new RegExp(String.raw`\b(?:no|without(?: any)?|out of)\s+(?:contact|touch)\s+(?:in|for|since)\s+${span}\b`, 'iu'),
    ([typed, count = '', of = '']) => ({ kind: 'silent', days: daysOf(count, of), typed }),
  ],
  [
    /\b(?:whom? )?(?:i|we)?(?:['’]ve| have)?\s*(?:lost touch with|(?:am|are) out of touch with)\b/iu,
    ([typed]) => ({ kind: 'silent', days: 365, typed }),
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:mit\s+)?(?:wem|denen)\s+)?(?:(?:habe?|hatte|hatten|haben)\s+)?(?:${me}\s+)?(?:schon\s+)?seit\s+${span}\s+(?:nicht(?:\s+mehr)?|kein(?:en|e)?)\s*(?:mehr\s+)?(?:gesprochen|geschrieben|gehört|getroffen|gesehen|kontakt)?(?:\s+(?:habe?|hatte|hatten|haben))?`,
      'iu',
    ),
    ([typed, count = '', of = '']) => ({ kind: 'silent', days: daysOf(count, of), typed }),
  ],
  [
    new RegExp(
      String.raw`\b(?:whom?\s+|that\s+)?(?:${me}\s+)?(?:wrote to|emailed|contacted|asked)\s+(?:and|but|who)\s+(?:(?:got|had)\s+no\s+(?:answer|reply|response)|(?:never|didn['’]?t|did not)\s+(?:answer|reply|respond)(?:ed)?)\b`,
      'iu',
    ),
    ([typed]) => ({ kind: 'unanswered', typed }),
  ],
  [
    /\b(?:who\s+)?(?:never (?:answered|replied|responded)|(?:did not|didn['’]?t|have not|haven['’]?t) (?:answer|reply|respond)(?:ed)?(?: (?:to )?me)?)\b/iu,
    ([typed]) => ({ kind: 'unanswered', typed }),
  ],
  [
    /\b(?:(?:die|wer)\s+)?(?:mir\s+)?(?:nicht|nie)\s+(?:geantwortet)(?:\s+haben)?\b|\bohne antwort\b/iu,
    ([typed]) => ({ kind: 'unanswered', typed }),
  ],
  [
    /\b(?:close to me|(?:whom? |that )?(?:do )?(?:i|we) (?:actually |really |personally )?know (?:very )?(?:well|best|personally)|(?:i|we) (?:actually|really|personally) know|well enough|my clos(?:e|est)(?: (?:contacts?|friends?|connections?))?|my (?:strongest|best)(?: (?:contacts?|connections?|relationships?))?)\b/iu,
    ([typed]) => ({ kind: 'close', typed }),
  ],
  [
    /\b(?:die ich (?:gut|persönlich|am besten) kenne|(?:wen|welche[nr]?)\s+kenne ich (?:gut|persönlich|am besten)|meine (?:engsten|engen|besten|stärksten)(?: (?:kontakte|verbindungen))?|ich gut kenne)\b/iu,
    ([typed]) => ({ kind: 'close', typed }),
  ],
  [
    /\b(?:who|whom|what people|people)\s+(?:does|did)\s+([\p{L}'-]+)(?:\s+[\p{Lu}][\p{L}'-]+)?\s+know(?:s)?\b/iu,
    ([typed, name = '']) => ({ kind: 'knownBy', name, typed }),
  ],
  [/\bwen\s+kennt\s+([\p{L}'-]+)\b/iu, ([typed, name = '']) => ({ kind: 'knownBy', name, typed })],
  [/\b(?:(?:die|den|das)\s+)?([\p{L}-]{3,})\s+kennt\b/iu, ([typed, name = '']) => ({ kind: 'knownBy', name, typed })],
  [
    /\b(?:that\s+|whom?\s+)?([\p{L}-]{3,})\s+knows\b(?:\s+people)?/iu,
    ([typed, name = '']) => ({ kind: 'knownBy', name, typed }),
  ],
  [
    /\b([\p{L}-]{3,})['’]s\s+(?:contacts|network|connections)\b|\b(?:known|connected) to\s+([\p{L}-]{3,})\b/iu,
    ([typed, name, other = '']) => ({ kind: 'knownBy', name: name ?? other, typed }),
  ],
]

/** Of contact, meeting and connecting, each with or without when. */
const events: readonly Reader<'met' | 'connected' | 'contacted'>[] = [
  [/\b(?:new|neue[rn]?)\s+(?:linkedin[- ]?)?(?:connections?|contacts?|kontakte|verbindungen)\b/iu, () => 'connected'],
  [
    /\b(?:whom?\s+|that\s+|people\s+)?(?:i|we)(?:['’]ve| have)?\s+(?:connected with|added|linked up with)\b|\bconnected with\b|\b(?:die|mit denen)\s+ich\s+(?:mich\s+)?(?:verbunden|vernetzt|hinzugefügt)\s+habe\b/iu,
    () => 'connected',
  ],
  [
    /\b(?:whom?\s+|that\s+|people\s+)?(?:i|we)(?:['’]ve| have| had)?\s+met(?: with)?\b|\b(?:whom?\s+)?(?:did\s+)?(?:i|we)\s+meet(?: with)?\b|\b(?:die|den|wen)\s+(?:habe\s+)?ich(?:.{0,20})getroffen(?:\s+habe)?\b/iu,
    () => 'met',
  ],
  [
    /\b(?:whom?\s+|that\s+|people\s+)?(?:did\s+|have\s+)?(?:i|we)(?:['’]ve| have)?\s+(?:spoke|spoken|talked|talk|wrote|written|emailed|mailed|been in touch)(?:\s+(?:to|with))\b|\b(?:mit (?:wem|denen)\s+)?(?:habe\s+)?ich\s+(?:gesprochen|geschrieben|kontakt)(?:\s+(?:habe|hatte))?\b/iu,
    () => 'contacted',
  ],
]

export interface ConditionsRead {
  readonly rest: string
  readonly conditions: readonly Condition[]
}

/** Takes what a question says of time and relationship out of it. */
export function takeConditions(text: string): ConditionsRead {
  const found: Condition[] = []
  let rest = text.replace(/\s+/g, ' ')
  const take = (pattern: RegExp): RegExpMatchArray | null => {
    const match = rest.match(pattern)
    if (match) rest = `${rest.slice(0, match.index)} ${rest.slice((match.index ?? 0) + match[0].length)}`
    return match
  }
  for (const [pattern, read] of conditions) {
    const match = rest.match(pattern)
    const condition = match && read(trimmed(match))
    if (!match || !condition || (condition.kind === 'knownBy' && pronouns.has(condition.name.toLowerCase()))) continue
    take(pattern)
    found.push(condition)
  }
  const left = takeLeft(rest)
  if (left) return { rest: left.rest, conditions: [...found, left.condition] }
  for (const [pattern, read] of events) {
    const match = take(pattern)
    if (!match) continue
    const when = takeWhen(rest)
    rest = when?.rest ?? rest
    found.push({
      kind: read(match),
      when: when?.when ?? null,
      typed: [match[0].trim(), when?.typed].filter(Boolean).join(' '),
    })
    break
  }
  return { rest, conditions: found }
}

const trimmed = (match: RegExpMatchArray): RegExpMatchArray => {
  match[0] = match[0].trim()
  return match
}

function takeWhen(text: string): { rest: string; when: When; typed: string } | null {
  for (const [pattern, read] of whens) {
    const match = text.match(pattern)
    if (match) return { rest: text.replace(match[0], ' '), when: read(match), typed: match[0].trim() }
  }
  return null
}

/** "who left Stripe recently": the employer stays in the question as a former one. */
function takeLeft(text: string): { rest: string; condition: Condition } | null {
  const match =
    /\b(?:who|people who|those who|anyone who|recently|has|have|just)\s+(?:has\s+|have\s+|just\s+|recently\s+)?left\b/iu.exec(
      text,
    )
  if (!match) return null
  const when = takeWhen(text)
  if (!when) return null
  const rest = when.rest.replace(
    /\b(?:who\s+|people who\s+|those who\s+|anyone who\s+)?(?:has\s+|have\s+|just\s+|recently\s+)*left\b/iu,
    ' formerly at ',
  )
  const days = when.when.kind === 'last' ? Math.max(when.when.days, 366) : 366
  return { rest, condition: { kind: 'left', days, typed: when.typed } }
}

/** The days, counted from 1970, that are meant; `until` is not in it. */
export function daysMeant(when: When, now: Date): { from: number; until: number } {
  const day = (year: number, month: number, date = 1): number => Math.floor(Date.UTC(year, month, date) / 86_400_000)
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const tomorrow = day(year, month, now.getUTCDate() + 1)
  switch (when.kind) {
    case 'last':
      return { from: tomorrow - 1 - when.days, until: tomorrow }
    case 'year':
      return { from: day(year + when.offset, 0), until: day(year + when.offset + 1, 0) }
    case 'month':
      return { from: day(year, month + when.offset), until: day(year, month + when.offset + 1) }
    case 'quarter': {
      const first = Math.floor(month / 3) * 3 + when.offset * 3
      return { from: day(year, first), until: day(year, first + 3) }
    }
    case 'in':
      return { from: day(when.year, 0), until: day(when.year + 1, 0) }
    default:
      return { from: day(when.year, 0), until: tomorrow }
  }
}
