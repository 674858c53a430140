import { ownContacts, relationshipWords } from './relationship-words.rules.ts'
import { takeEventAnywhere, takeLastInTouch, takeNotInTouch, typedIn } from './events-anywhere.rules.ts'
import { daysOf, span, takeWhen, type Reader, type When } from './when.rules.ts'

/** What a question says of time and relationship. It holds for a person, whatever else is asked for. */
export type Condition =
  /** Contact before, and none for so many days, or since then. */
  | { readonly kind: 'silent'; readonly days: number; readonly typed: string }
  | { readonly kind: 'silentSince'; readonly when: When; readonly typed: string }
  | { readonly kind: 'met' | 'connected' | 'new' | 'contacted'; readonly when: When | null; readonly typed: string }
  /** Those one knows well; the closest of all, whoever they are. */
  | { readonly kind: 'unanswered' | 'close' | 'closest' | 'mine' | 'teammates'; readonly typed: string }
  /** A contact of somebody whose network is in sight. */
  | { readonly kind: 'knownBy'; readonly name: string; readonly typed: string }
  /** Left the employer that is named, or any. */
  | { readonly kind: 'left' | 'moved'; readonly when: When; readonly typed: string }

const me = String.raw`(?:i|we|ich|wir)`
const asker = String.raw`(?:(?:who|whom|which|that|people|those|somebody|someone|contacts)\s+)*`
const spoke = String.raw`(?:spoken|talked|written|been in touch|been in contact|heard|emailed|e-mailed|mailed|contacted|seen|met|spoke|talk|hear|speak)`
const not = String.raw`(?:haven['’]?t|have not|hadn['’]?t|didn['’]?t|did not|not|never)`

/** Who is no teammate though they may stand before "knows". */
const pronouns = new Set(
  'who i we you they he she it us me anyone anybody somebody someone everyone everybody nobody that which whom one people team ich wir du ihr sie er uns wer wen jemand jemanden irgendwer irgendjemand einer eine man niemand alle und and or oder does do did'.split(
    ' ',
  ),
)

/** Since when nobody was heard from is told with the words that say so: "no contact since March". */
const silence = new RegExp(
  String.raw`\b${asker}(?:(?:have|had)\s+)?(?:${me}\s+)?(?:have\s+)?${not}\s+(?:${me}\s+)?(?:have\s+)?(?:really\s+|been\s+)?${spoke}(?:\s+(?:to|with|from|of))?(?=\s+since\b)|\b(?:no|without(?: any)?|out of)\s+(?:contact|touch)(?:\s+with)?(?=\s+since\b)|\b(?:(?:mit\s+)?(?:wem|denen|welchen)\s+)?(?:(?:habe?|hatte|hatten|haben)\s+)?(?:${me}\s+)?(?=.*\bseit\b)(?=.*\b(?:nicht mehr|nicht|nichts|kein(?:en)?)\b.*\b(?:gesprochen|geschrieben|gehört|gesehen|getroffen|kontakt)\b)`,
  'iu',
)
const silenceGerman =
  /\b(?:von\s+)?(?:nicht(?:s)?(?:\s+mehr)?|kein(?:en|e)?)\s+(?:mehr\s+)?(?:gesprochen|geschrieben|gehört|getroffen|gesehen|kontakt)(?:\s+(?:mehr|habe?|hatte|hatten|haben))*\b/iu

/** A word begins or ends here; `\b` takes "Ö" for no letter. */
const start = String.raw`(?<![\p{L}\p{N}])`
const end = String.raw`(?![\p{L}\p{N}])`
/** The name of a member; with a last name if both begin with a capital and the first is no "Captains". */
const member = String.raw`((?-i:\p{Lu}[\p{L}'’-]*[^s\s]\s+\p{Lu}[\p{L}'’-]+)|[\p{L}][\p{L}'’-]{2,})`
const someone = String.raw`(?:anyone|anybody|someone|somebody|any people|some people|people|jemand(?:en)?|irgendjemand(?:en)?|irgendwen|wen|leute)`

const people = String.raw`(?:who|whom|which|what|that|all|the|people|persons?|folks|contacts?|those|anyone|anybody|someone|somebody|everyone|everybody)`
const peopleInGerman = String.raw`(?:wen|welche[nrs]?|was für|alle|leute|personen|menschen|kontakte|jemand(?:en)?|diejenigen|die|den)`
/** Words inside that change nothing. */
const inPassing = String.raw`(?:\s+(?:already|actually|even|still|currently|really|also))*`
const inPassingGerman = String.raw`(?:\s+(?:denn|schon|bereits|eigentlich|alles|so|da|dort|noch|selbst|auch|überhaupt|vielleicht|zufällig))*`

/**
 * "Who do I know", "people I know", "kenne ich jemanden", "mit wem bin ich verbunden": the asker's own contacts. "We" is
 * the team, so it says nothing; nor does "who knows", or "do you know".
 */
const mine: readonly Reader<Condition>[] = [
  String.raw`(?:${people}\s+)*(?<!how\s+)do\s+i${inPassing}\s+know${inPassing}(?:\s+${someone}${end})?`,
  String.raw`(?:${people}\s+)*(?<!do\s+)i${inPassing}\s+know(?:\s+${someone}${end})?`,
  String.raw`(?:${people}\s+)*(?:am\s+i|i\s+am|i['’]m)${inPassing}\s+(?:connected|linked)\s+(?:to|with)(?:\s+${someone}${end})?`,
  String.raw`(?:${peopleInGerman}\s+)*kenne?\s+ich${inPassingGerman}(?:\s+${someone}${end})?`,
  String.raw`(?:${peopleInGerman}\s+)*ich${inPassingGerman}\s+kenne?(?:\s+${someone}${end})?`,
  String.raw`mit\s+(?:wem|denen)\s+(?:bin\s+ich|ich)${inPassingGerman}(?=\s(?:.*\s)?(?:verbunden|vernetzt)${end})(?:\s+(?:verbunden|vernetzt)(?:\s+bin)?)?`,
].map((words) => [new RegExp(`${start}${words}${end}`, 'iu'), ([typed]) => ({ kind: 'mine', typed })])

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
    /\b(?:(?:von (?:wem|denen) )?(?:habe? )?(?:ich )?(?:schon )?lange (?:nichts?|nix)(?: mehr)?(?: von)? (?:gehört|gesprochen|geschrieben|gesehen)(?: habe?)?|(?:(?:who|whom|people|that|i|we) )*(?:haven['’]?t|have not) (?:(?:i|we) )?(?:heard|spoken|talked|been in touch)(?: (?:from|to|with))? (?:in|for) (?:a long time|a while|ages|forever))/iu,
    ([typed]) => ({ kind: 'silent', days: 365, typed }),
  ],
  [
    /\b(?:(?:whom?|people|contacts|that) )*(?:i|we)?(?:['’]ve| have)?\s*(?:lost (?:touch|contact|track)(?: (?:with|of))?|fallen out of touch(?: with)?|drifted (?:apart|away)(?: from)?|(?:am|are) out of touch with|neglected|should reconnect with|haven['’]?t kept up with)\b|\b(?:who|that) (?:went|have gone|has gone) (?:quiet|cold|silent)\b|\b(?:dormant|stale|cold) (?:contacts?|connections?|relationships?|ties)\b|\b(?:die|wen|den) (?:ich|wir) (?:aus den augen verloren|vernachlässigt) (?:habe|haben)?|\baus den augen verloren(?: (?:habe|haben))?|\beingeschlafene[nr]? (?:kontakte?n?|verbindungen)\b/iu,
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
    /\b(?:(?:who|that|people)\s+)?(?:have\s+|has\s+)?(?:never|not|didn['’]?t|did not|haven['’]?t|hasn['’]?t)\s+(?:even\s+)?(?:ever\s+)?(?:wrote|write|written|got|get|gotten|came|come|call(?:ed)?)\s+back(?:\s+to)?(?:\s+(?:me|us))?|\b(?:(?:who|that)\s+)?ghosted(?:\s+(?:me|us))?|\bno (?:reply|answer|response)(?:\s+from)?\b|\bunanswered\b|\b(?:who\s+)?ignored (?:me|my (?:mails?|emails?|messages?))\b/iu,
    ([typed]) => ({ kind: 'unanswered', typed }),
  ],
  [
    /\b(?:(?:wer|die|der)\s+)?(?:hat|haben|habe)?\s*(?:mir|uns)\s+(?:noch\s+)?(?:nie|nicht|niemals)\s+(?:mehr\s+)?(?:geantwortet|zurückgeschrieben|zurueckgeschrieben|zurückgerufen)(?:\s+(?:hat|haben))?|\b(?:nie|nicht)\s+(?:auf meine (?:mails?|nachrichten?)\s+)?(?:geantwortet|zurückgeschrieben)(?:\s+(?:hat|haben))?|\bkeine antwort(?:\s+von)?\b/iu,
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
    /\b(?:(?:whom? |that )?(?:do )?(?:i|we) know best|my (?:closest|strongest|best)(?: (?:contacts?|friends?|connections?|relationships?))?|(?:closest|strongest|best) (?:contacts|connections|relationships)|(?:wen|welche[nr]?)\s+kenne ich am besten|die ich am besten kenne|meine[nr]? (?:engsten|besten|stärksten)(?: (?:kontakten?|verbindungen))?)\b/iu,
    ([typed]) => ({ kind: 'closest', typed }),
  ],
  [
    /\b(?:close to me|(?:who|that) know me well|good friends?|people i trust|whom? i trust|(?:strong|solid|good|close) (?:ties|relationships?) with|(?:have|has) a (?:strong|good|close) relationship with|(?:whom? |that )?(?:do )?(?:i|we) (?:actually |really |personally )?know (?:very )?(?:well|good|personally)|(?:i|we) (?:actually|really|personally) know|well enough|my close(?: (?:contacts?|friends?|connections?))?)\b/iu,
    ([typed]) => ({ kind: 'close', typed }),
  ],
  [
    /\b(?:die ich (?:gut|persönlich) kenne|(?:wen|welche[nr]?)\s+kenne ich (?:gut|persönlich)|meine engen(?: (?:kontakte|verbindungen))?|ich gut kenne)\b/iu,
    ([typed]) => ({ kind: 'close', typed }),
  ],
  ...relationshipWords,
  ...mine,
  [
    new RegExp(
      String.raw`${start}(?:(?:who|whom|what people|people)\s+)?(?:does|did)\s+${member}(?:\s+(?:on|from|in)\s+(?:our|the|my)\s+team)?\s+know(?:\s+${someone})?${end}`,
      'iu',
    ),
    ([typed, name = '']) => ({ kind: 'knownBy', name, typed }),
  ],
  [
    /\b(?:(?:that|whom?|people)\s+)*([\p{L}-]{3,})\s+(?:could|can|might|would)\s+(?:introduce|connect|put)\s+(?:me|us)(?:\s+(?:to|with|in touch with))?\b|\b(?:introductions?|intros?)\s+(?:via|through|by|from)\s+([\p{L}-]{3,})\b/iu,
    ([typed, name, other = '']) => ({ kind: 'knownBy', name: name ?? other, typed }),
  ],
  [
    /\b(?:my\s+)?(?:colleagues?|teammates?|team|coworkers?|co-workers?)['’]?s?['’]?\s+(?:contacts?|connections?|network)\b|\b(?:that\s+|whom?\s+)?(?:my|our)\s+(?:colleagues?|teammates?|team|coworkers?)\s+knows?\b|\b(?:kontakte|bekannte)\s+(?:meiner|unserer)\s+(?:kolleg(?:en|innen)|teams?)\b|\bdie\s+(?:meine|unsere)\s+(?:kolleg(?:en|innen))\s+kennen\b/iu,
    ([typed]) => ({ kind: 'teammates', typed }),
  ],
  [
    /\b([\p{L}-]{3,}?)s\s+(?:kontakten?|netzwerk|verbindungen)\b/iu,
    ([typed, name = '']) => ({ kind: 'knownBy', name, typed }),
  ],
  [
    /\b(?:[Kk]ontakten?|[Vv]erbindungen|[Bb]ekannte|[Cc]ontacts|[Cc]onnections)\s+(?:von|of)\s+(\p{Lu}[\p{L}-]{2,})\b/u,
    ([typed, name = '']) => ({ kind: 'knownBy', name, typed }),
  ],
  [
    new RegExp(String.raw`${start}wen\s+kennt\s+${member}(?:\s+(?:alles|so|denn|schon))*${end}`, 'iu'),
    ([typed, name = '']) => ({ kind: 'knownBy', name, typed }),
  ],
  [
    new RegExp(String.raw`${start}kennt\s+${member}\s+${someone}${end}`, 'iu'),
    ([typed, name = '']) => ({ kind: 'knownBy', name, typed }),
  ],
  [
    new RegExp(String.raw`${start}(?:(?:die|den|das)\s+)?${member}\s+kennt${end}`, 'iu'),
    ([typed, name = '']) => ({ kind: 'knownBy', name, typed }),
  ],
  [
    new RegExp(String.raw`${start}(?:that\s+|whom?\s+)?${member}\s+knows${end}(?:\s+people${end})?`, 'iu'),
    ([typed, name = '']) => ({ kind: 'knownBy', name, typed }),
  ],
  [
    /\b([\p{L}-]{3,})['’]s\b(?=\s+(?:[\p{L}-]+\s+){1,2}(?:contacts|network|connections)\b)/iu,
    ([typed, name = '']) => ({ kind: 'knownBy', name, typed }),
  ],
  [
    /\b([\p{L}-]{3,})['’]s\s+(?:contacts|network|connections)\b|\b(?:known|connected) to\s+([\p{L}-]{3,})\b/iu,
    ([typed, name, other = '']) => ({ kind: 'knownBy', name: name ?? other, typed }),
  ],
]

/** What follows says when. */
const timeAhead = String.raw`(?=\s+(?:since|(?:back\s+)?in\s+(?:the\s+(?:last|past)|q[1-4]|(?:19|20)\d\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|within|during|over the|this|last|today|yesterday|recently|lately|seit|diesen|dieses|diese|letzten|letztes|letzte|im|vor)(?!\p{L}*['’]))`

/** Of contact, meeting and connecting, each with or without when. */
const events: readonly Reader<'met' | 'connected' | 'new' | 'contacted'>[] = [
  [
    new RegExp(
      String.raw`\b(?:(?:(?:new|neue)\s+)?(?:contacts?|connections?|people|ppl|kontakte|verbindungen)\s+)?(?:that\s+|who\s+)?(?:were\s+|are\s+|i\s+|we\s+)?(?:newly\s+|recently\s+)?(?:added|connected|hinzugefügt|dazugekommen|verbunden)${timeAhead}`,
      'iu',
    ),
    ([typed]) => (/added|hinzugefügt|dazugekommen/iu.test(typed) ? 'new' : 'connected'),
  ],
  [/\bnew (?:in|to) (?:my|our) network\b|\bneu in (?:meinem|unserem) netzwerk\b/iu, () => 'new'],
  [
    /\b(?:new|neue[rn]?|newest|latest|neueste[rn]?)\s+(?:linkedin[- ]?)?(?:connections?|verbindungen)\b/iu,
    () => 'connected',
  ],
  [
    /\b(?:(?:my|our|meine[nr]?|unsere[nr]?)\s+)?(?:new|neue[rn]?|newest|latest|neueste[rn]?)\s+(?:contacts?|kontakten?|people|ppl|leuten?)\b(?:\s+of\s+(?:mine|ours))?|\b(?:who|wer)(?:['’]?s|\s+(?:is|are|ist|sind))\s+(?:new|neu)\b/iu,
    () => 'new',
  ],
  [
    /\b(?:linkedin[- ]?)?(?:kontakte|verbindungen|connections)\b(?=.*\b(?:dazukamen|dazugekommen|hinzugekommen|added|came in)\b)/iu,
    () => 'connected',
  ],
  [
    /\b(?:whom?\s+|that\s+|people\s+)?(?:i|we)(?:['’]ve| have)?\s+(?:connected with|added|linked up with)(?:\s+on\s+linkedin)?\b|\bconnected with(?:\s+on\s+linkedin)?\b|\b(?:die|mit denen)\s+ich\s+(?:mich\s+)?(?:verbunden|vernetzt|hinzugefügt)\s+habe\b/iu,
    () => 'connected',
  ],
  [
    /\b(?:whom?\s+|that\s+|people\s+)?(?:i|we)(?:['’]ve| have| had)?\s+met(?: with)?\b|\b(?:(?:whom?|that|people|i|we)\s+)*(?:had|have)\s+(?:a\s+)?(?:meetings?|calls?|lunch|coffee)\s+with\b|\b(?:whom?\s+)?(?:did\s+)?(?:i|we)\s+meet(?: with)?\b|\b(?:die|den|wen)\s+(?:habe\s+)?ich(?:.{0,20})getroffen(?:\s+habe)?\b/iu,
    () => 'met',
  ],
  [new RegExp(String.raw`\b(?:met|getroffen)${timeAhead}`, 'iu'), () => 'met'],
  [
    /\b(?:whom?\s+|that\s+|people\s+)?(?:did\s+|have\s+)?(?:i|we)(?:['’]ve| have)?\s+(?:spoke|spoken|talked|talk|wrote|written|emailed|mailed|been in touch)(?:\s+(?:to|with))\b|\b(?:spoke|talked|in touch)\s+(?:to|with)\b|\b(?:who\s+)?(?:has|have)?\s*(?:written|wrote|emailed)\s+(?:to\s+)?me\b|\b(?:hat|haben)?\s*mir\s+(?:geschrieben|gemailt)(?:\s+(?:hat|haben))?\b|\b(?:mit (?:wem|denen)\s+)?(?:habe\s+)?ich\s+(?:gesprochen|geschrieben|kontakt)(?:\s+(?:habe|hatte))?\b/iu,
    () => 'contacted',
  ],
]

/** What stands in the middle of a condition when somebody dictates: "for, let's say, a year". */
const thinkingAloud =
  /,?\s*\b(?:let['’]?s say|as far as i know|soweit ich weiß|u+[hm]+|hm+|you know|or so|sagen wir(?: mal)?|äh+m?)\b,?/giu

/** These are said of own contacts alone, so that they are own need not be said. */
const ofMine: ReadonlySet<Condition['kind']> = new Set(['close', 'closest', 'unanswered', 'silent', 'silentSince'])
const howWell = {
  closest: /\s(?:the\s+)?(?:am\s+)?best(?:en)?\s*\??\s*$/iu,
  close: /\s(?:(?:really|very|sehr|richtig)\s+)?(?:well|gut|personally|persönlich)(?:\s+enough|\s+genug)?\s*\??\s*$/iu,
}

export interface ConditionsRead {
  readonly rest: string
  readonly conditions: readonly Condition[]
}

/** Takes what a question says of time and relationship out of it. */
export function takeConditions(text: string): ConditionsRead {
  const found: Condition[] = []
  let rest = text.replace(thinkingAloud, ' ').replace(/\s+/g, ' ')
  const take = (pattern: RegExp): RegExpMatchArray | null => {
    const match = rest.match(pattern)
    if (match) rest = `${rest.slice(0, match.index)} ${rest.slice((match.index ?? 0) + match[0].length)}`
    return match
  }
  /** "Who do I know at Acme best": how well may stand at the end. */
  const takeHowWell = (condition: Condition): Condition => {
    const best = take(howWell.closest)
    const match = best ?? take(howWell.close)
    const typed = [condition.typed, match?.[0].trim()].filter(Boolean).join(' ')
    return match ? { kind: best ? 'closest' : 'close', typed } : condition
  }
  const last = takeLastInTouch(rest)
  if (last) {
    rest = last.rest
    found.push(last.condition)
  }
  for (const [pattern, read] of conditions) {
    const match = rest.match(pattern)
    const condition = match && read(trimmed(match))
    if (
      !match ||
      !condition ||
      (condition.kind === 'knownBy' && pronouns.has(condition.name.toLowerCase().split(/\s+/)[0] ?? ''))
    )
      continue
    take(pattern)
    if (condition.kind !== 'mine') found.push(condition)
    else if (!found.some(({ kind }) => ofMine.has(kind))) found.push(takeHowWell(condition))
  }
  const silent = takeSilence(rest)
  if (silent) return { rest: silent.rest, conditions: [...found, silent.condition] }
  const moved = takeMoved(rest)
  if (moved) return { rest: moved.rest, conditions: [...found, moved.condition] }
  const left = takeLeft(rest)
  if (left) return { rest: left.rest, conditions: [...found, left.condition] }
  const untouched = takeNotInTouch(rest)
  if (untouched) return { rest: untouched.rest, conditions: [...found, untouched.condition] }
  for (const [pattern, read] of events) {
    const before = rest
    const match = take(pattern)
    if (!match) continue
    if (!takeWhen(match[0]) && !takeWhen(rest)) {
      rest = before
      break
    }
    // "Wen habe ich letzten Monat getroffen": the time may stand inside.
    const inside = takeWhen(match[0])
    const when = inside ?? takeWhen(rest)
    if (!inside) rest = when?.rest ?? rest
    found.push({
      kind: read(match),
      when: when?.when ?? null,
      typed: [match[0].trim(), inside ? null : when?.typed].filter(Boolean).join(' '),
    })
    return { rest, conditions: found }
  }
  const anywhere = takeEventAnywhere(rest)
  if (anywhere) return { rest: anywhere.rest, conditions: [...found, anywhere.condition] }
  // Beside another condition it says nothing more.
  const ofOwn = found.length === 0 ? take(ownContacts) : null
  return { rest, conditions: ofOwn ? [{ kind: 'mine', typed: ofOwn[0].trim() }] : found }
}

const trimmed = (match: RegExpMatchArray): RegExpMatchArray => {
  match[0] = match[0].trim()
  return match
}

/** "No contact since March", "seit 2024 nichts gehört". */
function takeSilence(text: string): { rest: string; condition: Condition } | null {
  const match = text.match(silence)
  if (!match) return null
  const without = text.replace(match[0], ' ').replace(silenceGerman, ' ')
  const since = takeWhen(without)
  return (
    since && {
      rest: since.rest,
      condition: { kind: 'silentSince', when: since.when, typed: typedIn(text, since.rest) },
    }
  )
}

const moving =
  /\b(?:(?:who|people who|those who|anyone who|that|wer|die)\s+)*(?:(?:has|have|just|recently|hat|haben|kürzlich)\s+)*(?:(?:changed|switched|moved|changing)\s+(?:jobs?|roles?|companies|employers?)|(?:got|started|took|in|with)\s+a\s+new\s+(?:job|role|position)|new\s+(?:job|role)s?\b|job\s+changes?|job\s+changers|(?:den|ihren|seinen)?\s*(?:job|arbeitgeber|stelle)\s+gewechselt(?:\s+(?:hat|haben))?|jobwechsel|(?:einen\s+)?neuen\s+job(?:\s+(?:hat|haben))?)(?!\p{L})/iu

/** Whoever left any employer in the last year, where no time is named. */
const aYear: When = { kind: 'last', days: 366 }

/** "Who changed jobs this year". */
function takeMoved(text: string): { rest: string; condition: Condition } | null {
  const match = text.match(moving)
  if (!match) return null
  const without = text.replace(match[0], ' ')
  const when = takeWhen(without)
  const typed = [match[0].trim(), when?.typed].filter(Boolean).join(' ')
  return { rest: when?.rest ?? without, condition: { kind: 'moved', when: when?.when ?? aYear, typed } }
}

const leftEnglish =
  /\b(?:(?:who|people who|those who|anyone who|recently|has|have|just)\s+)*left\b(?=\s+\S)|\b(?:who|recently|has|have|just)\s+left\b/iu
const leftGerman = /\b(?:(?:wer|die|der)\s+)?(?:(?:hat|haben)\s+)?(?=.*\bverlassen\b)/iu
const afterGerman = /\bverlassen(?:\s+(?:hat|haben))?\b/iu

/** "who left Stripe recently", "Wer hat Stripe seit 2025 verlassen?": the employer stays in the question as a former one. */
function takeLeft(text: string): { rest: string; condition: Condition } | null {
  const isGerman = afterGerman.test(text)
  if (!isGerman && !leftEnglish.test(text)) return null
  const when = takeWhen(text)
  if (!when) return null
  const rest = isGerman
    ? when.rest.replace(leftGerman, ' formerly at ').replace(afterGerman, ' ')
    : when.rest.replace(leftEnglish, ' formerly at ')
  return { rest, condition: { kind: 'left', when: when.when, typed: when.typed } }
}
