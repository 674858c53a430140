import type { Condition } from './conditions.rules.ts'
import { daysOf, span, takeWhen } from './when.rules.ts'

/** A word begins or ends here; `\b` takes "Ö" for no letter. */
const start = String.raw`(?<![\p{L}\p{N}])`
const end = String.raw`(?![\p{L}\p{N}])`

const inTouch = String.raw`(?:spoke|spoken|speak(?:ing)?|talk(?:ed|ing)?|wrote|written|writ(?:e|ing)|e-?mail(?:ed|ing)?|mail(?:ed)?|messag(?:ed|ing)|text(?:ed)?|call(?:ed)?|phoned|rang|rung|heard|hear|contact(?:ed)?|touch|saw|seen|see|chat(?:ted)?|corresponded|caught up|catch up|met|meet(?:ing)?|gesprochen|geredet|geschrieben|gemailt|telefoniert|angerufen|gehört|kontakt|kontaktiert|gesehen|gemeldet|ausgetauscht|getroffen|begegnet|gehabt|word|words|news|sign of life|lebenszeichen|nachricht)`
const negated = String.raw`(?:not|never|no|without|out of|nothing|haven['’]?t|hasn['’]?t|hadn['’]?t|didn['’]?t|don['’]?t|nicht|nichts|nix|nie|niemals|keine?[nmr]?|ohne)`
const duration = new RegExp(String.raw`${start}(?:(?:in|for|since|seit|over|within|über)\s+)${span}${end}`, 'iu')
/** Of no stated length: a year. */
const forLong = new RegExp(
  String.raw`${start}(?:(?:in|for|since|seit)\s+)?(?:such\s+)?(?:a\s+)?(?:very\s+|really\s+)?(?:ages|forever|long(?:\s+time)?|while|eternity|ewig(?:keiten)?|langem|längerem|lange(?:r\s+zeit)?)${end}`,
  'iu',
)

const lostTouch = new RegExp(
  String.raw`${start}(?:lost\s+(?:touch|contact|track)|fell\s+out\s+of\s+touch|(?:gone|went|going|go|fallen|fell|been|grown|got)\s+(?:quiet|cold|silent|dark|stale|dormant)|radio\s+silence|funkstille|kontakt\s+(?:verloren|abgebrochen|abgerissen|eingeschlafen)|(?:still|ruhig)\s+geworden)${end}(?:\s+(?:to|with|from|of|on|zu|mit|von)${end})?`,
  'iu',
)
const lastInTouch = new RegExp(
  String.raw`${start}(?:last|zuletzt|letzte[rn]?|das\s+letzte\s+mal)${end}(?:\s+(?:time\s+)?(?:i|we|ich|wir|had|have|was|in))*\s+${inTouch}${end}(?:\s+(?:to|with|from|of|was|were|zu|mit|von|war|habe?|hatten?)${end})*`,
  'iu',
)

/** "Airport contacts gone quiet", "lost touch since 2024", "whom I last spoke to before 2024", "letzter Kontakt 2023". */
export function takeLastInTouch(text: string): { rest: string; condition: Condition } | null {
  const lost = text.match(lostTouch)
  const match = lost ?? text.match(lastInTouch)
  if (!match) return null
  const without = text.replace(match[0], ' ')
  const when = takeWhen(without)
  if (when) {
    const isSilent =
      lost !== null || when.when.kind === 'before' || isMoreThan.test(without) || / ago|her$/iu.test(when.typed)
    const condition: Condition = isSilent
      ? { kind: 'silentSince', when: when.when, typed: typedIn(text, when.rest) }
      : { kind: 'contacted', when: when.when, typed: typedIn(text, when.rest) }
    return { rest: when.rest.replace(isMoreThan, ' '), condition }
  }
  const long = without.match(duration) ?? without.match(forLong)
  if (!long && !lost) return null
  const rest = long ? without.replace(long[0], ' ') : without
  const days = long?.[1] === undefined ? aYear : daysOf(long[1], long[2] ?? 'year')
  return { rest, condition: { kind: 'silent', days, typed: typedIn(text, rest) } }
}
const aYear = 365
const isMoreThan = new RegExp(
  String.raw`${start}(?:more than|over|at least|longer than|mehr als|über|länger als)${end}`,
  'iu',
)

const notInTouch = new RegExp(
  String.raw`${start}${negated}${end}(?:[\s-]+(?!at${end}|in${end}(?!\s+(?:touch|contact))|bei${end}|beim${end})[\p{L}'’]+){0,3}?[\s-]+${inTouch}${end}(?:\s+(?:to|with|from|of|zu|mit|von|habe?|hatten?|haben)${end})*`,
  'iu',
)

/** "Conductors I have not, as far as I know, written to since Easter": the negation and when stand apart. */
export function takeNotInTouch(text: string): { rest: string; condition: Condition } | null {
  const match = text.match(notInTouch)
  if (!match) return null
  const without = text.replace(match[0], ' ')
  const long = without.match(duration) ?? without.match(forLong)
  if (long) {
    const rest = without.replace(long[0], ' ')
    const days = daysOf(long[1] ?? '1', long[2] ?? 'year')
    return { rest, condition: { kind: 'silent', days, typed: typedIn(text, rest) } }
  }
  const since = takeWhen(without)
  return (
    since && {
      rest: since.rest,
      condition: { kind: 'silentSince', when: since.when, typed: typedIn(text, since.rest) },
    }
  )
}

const self = new RegExp(
  String.raw`${start}(?:i|i['’](?:ve|m|d)|me|my|mine|we|we['’]ve|us|our|contacts?|connections?|ich|wir|mir|mich|uns|mein(?:e[nrms]?)?|unser(?:e[nrms]?)?|kontakten?)${end}`,
  'iu',
)
const happened: readonly (readonly ['met' | 'connected' | 'new' | 'contacted' | 'moved', RegExp, isOfSelf: boolean])[] =
  (
    [
      ['met', 'met|ran into|bumped into|getroffen|kennengelernt|begegnet', false],
      ['connected', 'connected|linkedin|linked in|linked up|verbunden|vernetzt|hinzugefügt|dazugekommen', false],
      [
        'contacted',
        'mails|emails|messages|nachrichten|spoke|spoken|talked|wrote|written|e-?mailed|messaged|texted|phoned|contacted|corresponded|caught up|gesprochen|geredet|geschrieben|gemailt|telefoniert|angerufen|kontaktiert|ausgetauscht',
        false,
      ],
      ['moved', 'changed|moved|switched|joined|gewechselt', false],
      ['met', 'meet|meetings?|lunch|dinner|breakfast|drinks|coffee|beer|zoom|treffen|mittagessen|kaffee|termin', true],
      ['connected', 'connections?', true],
      ['new', 'added|new|newly|neue?[nrs]?', true],
      [
        'contacted',
        'called|rang|call|e-?mail|mail|write|message|text|phone|heard|saw|seen|talk|talking|speak|touch|contact|chatted|gehört|gesehen|kontakt|gemeldet|dealt|dealings|exchanged|zu tun',
        true,
      ],
      ['connected', 'contacts|connections|kontakten?|verbindungen', true],
    ] as const
  ).map(([kind, words, isOfSelf]) => [
    kind,
    new RegExp(`${start}(?:${words})${end}(?:\\s+(?:to|with|from|mit|von|habe?|haben|hatten?)${end})*`, 'iu'),
    isOfSelf,
  ])

/** What happened and when, wherever the two stand: "from our meetings this year, somebody in printing". */
export function takeEventAnywhere(text: string): { rest: string; condition: Condition } | null {
  const when = takeWhen(text)
  if (!when) return null
  for (const [kind, pattern, isOfSelf] of happened) {
    const match = when.rest.match(pattern)
    if (!match || (isOfSelf && !self.test(text))) continue
    const rest = when.rest.replace(match[0], ' ')
    return { rest, condition: { kind, when: when.when, typed: typedIn(text, rest) } }
  }
  return null
}

/** What stands in a text and no longer in its rest, as one piece. */
export const typedIn = (text: string, rest: string): string => {
  const left = rest.split(/\s+/).filter(Boolean)
  return text
    .split(/\s+/)
    .filter((word) => {
      const at = left.indexOf(word)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
    .join(' ')
}
