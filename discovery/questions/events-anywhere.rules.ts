import type { Condition } from './conditions.rules.ts'
import { daysOf, span, takeWhen } from './when.rules.ts'

/** A word begins or ends here; `\b` takes "Ö" for no letter. */
const start = String.raw`(?<![\p{L}\p{N}])`
const end = String.raw`(?![\p{L}\p{N}])`

const inTouch = String.raw`(?:spoke|spoken|speak(?:ing)?|talk(?:ed|ing)?|wrote|written|writ(?:e|ing)|e-?mail(?:ed|ing)?|mail(?:ed)?|messag(?:ed|ing)|text(?:ed)?|call(?:ed)?|phoned|rang|rung|heard|hear|contact(?:ed)?|touch|saw|seen|see|chat(?:ted)?|corresponded|caught up|catch up|met|meet(?:ing)?|gesprochen|geredet|geschrieben|gemailt|telefoniert|angerufen|gehört|kontakt|kontaktiert|gesehen|gemeldet|ausgetauscht|getroffen|begegnet|gehabt)`
const negated = String.raw`(?:not|never|no|without|out of|nothing|haven['’]?t|hasn['’]?t|hadn['’]?t|didn['’]?t|don['’]?t|nicht|nichts|nix|nie|niemals|keine?[nmr]?|ohne)`
const duration = new RegExp(String.raw`${start}(?:(?:in|for|since|seit|over|within|über)\s+)${span}${end}`, 'iu')
const notInTouch = new RegExp(
  String.raw`${start}${negated}${end}(?:[\s-]+(?!at${end}|in${end}(?!\s+(?:touch|contact))|bei${end}|beim${end})[\p{L}'’]+){0,3}?[\s-]+${inTouch}${end}(?:\s+(?:to|with|from|of|zu|mit|von|habe?|hatten?|haben)${end})*`,
  'iu',
)

/** "Conductors I have not, as far as I know, written to since Easter": the negation and when stand apart. */
export function takeNotInTouch(text: string): { rest: string; condition: Condition } | null {
  const match = text.match(notInTouch)
  if (!match) return null
  const without = text.replace(match[0], ' ')
  const long = without.match(duration)
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
  String.raw`${start}(?:i|i['’](?:ve|m|d)|me|my|mine|we|we['’]ve|us|our|contacts?|ich|wir|mir|mich|uns|mein(?:e[nrms]?)?|unser(?:e[nrms]?)?|kontakten?)${end}`,
  'iu',
)
const happened: readonly (readonly ['met' | 'connected' | 'new' | 'contacted' | 'moved', RegExp, isOfSelf: boolean])[] =
  (
    [
      ['met', 'met|getroffen|kennengelernt|begegnet', false],
      ['connected', 'connected|linked up|verbunden|vernetzt|hinzugefügt|dazugekommen', false],
      [
        'contacted',
        'spoke|spoken|talked|wrote|written|e-?mailed|messaged|texted|phoned|contacted|corresponded|caught up|gesprochen|geredet|geschrieben|gemailt|telefoniert|angerufen|kontaktiert|ausgetauscht',
        false,
      ],
      ['moved', 'changed|moved|switched|joined|gewechselt', false],
      ['met', 'meet|meetings?|lunch|coffee|treffen|mittagessen|kaffee|termin', true],
      ['connected', 'connections?', true],
      ['new', 'added|new|newly|neue?[nrs]?', true],
      [
        'contacted',
        'called|rang|heard|saw|seen|talk|talking|speak|touch|contact|chatted|gehört|gesehen|kontakt|gemeldet',
        true,
      ],
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
