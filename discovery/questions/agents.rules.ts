import { fold, wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { fillers } from './question-words.rules.ts'

const asker = String.raw`(?:who|whoever|some1|sum1|any1|someone|somebody|anyone|anybody|person|people|ppl|man|woman|guy|lady|one|those|folks|wer|jemand(?:en)?|leute)`
const helping = String.raw`(?:who|that|can|could|would|to|do|does|actually|really|also|still|usually|professionally|kann|könnte|die|der|das|hier|denn|eigentlich|immer)`
const article = String.raw`(?:the|a|an|my|our|their|his|her|these|those|all|some|any|old|new|big|small|whole|die|der|das|den|dem|ein|eine|einen|unsere?|alte|neue|alten|neuen)`
/** What does not belong to the thing any more. */
const behind =
  'at in from for of with near to on by about over around and or not but as into through bei beim im aus von fur mit und oder an am auf in zu um uber the a who that wer die der das den here there off up out down away me us professionally well gut'
const behindThing = new Set(behind.split(' '))

const said = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(${asker}(?:\s+${helping})*)\s+([\p{L}]{4,})(?=((?:\s+${article}(?=\s))*)((?:\s+[\p{L}\p{N}-]+){0,3}))`,
  'giu',
)

/** What they say of somebody has nothing to do with their trade. */
const ofNoTrade = new Set(
  `works worked working lives living knows known knew know comes came goes went left leaves joined moved moves studied study wants wanted needs needed likes liked uses used has have had been
  does did done is are was were will would could should might must gets says said thinks helps help helped met meets wrote spoke speaks talks sits stays starts started changed switched
  invests invest belongs kennt kennen kenne weiss arbeitet arbeiten wohnt wohnen lebt sitzt kommt kommen geht hat haben ist sind war waren wird kann hilft helfen sucht suchen braucht brauchen this that these those with from
  deals dealing deal waiting talking going moving staying trying looking coming being having doing there here they them then than what when where also only just like over such very well about someone somebody anyone anybody`.split(
    /\s+/,
  ),
)
/** Of whoever is at the head of something the noun is another. */
const ofHeads: Readonly<Record<string, string>> = {
  runs: 'manager',
  heads: 'head',
  leads: 'head',
  directs: 'director',
  oversees: 'manager',
  leitet: 'leiter',
  fuhrt: 'leiter',
}

/** The forms of a verb that its noun is made from: runs → run, studies → study, picking → pick and picke. */
function stemsOfVerb(verb: string): string[] {
  const without = [
    verb.replace(/ies$/, 'y'),
    verb.replace(/es$/, ''),
    verb.replace(/s$/, ''),
    verb.replace(/ing$/, ''),
    verb.replace(/ing$/, 'e'),
    verb.replace(/(.)\1ing$/, '$1'),
    verb.replace(/t$/, ''),
    verb.replace(/et$/, ''),
    verb.replace(/en$/, ''),
  ]
  return [...new Set([...without, verb])].filter((one) => one.length > 2)
}

/** Whoever does it: drive → driver, coordinate → coordinator, plan → planner, leit → leiter. */
const nounsOf = (stem: string): string[] => [
  ...(stem.endsWith('e') ? [`${stem}r`] : []),
  ...(stem.endsWith('ate') ? [`${stem.slice(0, -1)}or`] : []),
  `${stem}er`,
  ...(/[ts]$/.test(stem) ? [`${stem}or`] : []),
  `${stem}${stem.at(-1)}er`,
  ...(stem.endsWith('y') ? [`${stem.slice(0, -1)}ier`] : []),
]

type OccupationsWith = (word: string) => number

/** Words for whoever does it, most of which do not exist; null for a verb that says nothing of a trade. */
function agentsOf(asker: string, verb: string, isOfThing: boolean): readonly string[] | null {
  // Who sells roof tiles is looked for by the tiles.
  if (/^(?:sell|verkauf)/.test(verb)) return isOfThing ? null : [verb.startsWith('sell') ? 'sales' : 'verkauf']
  const head = ofHeads[verb]
  if (head !== undefined) return [head]
  const isInflected = /(?:s|ing|t)$/.test(verb)
  if (ofNoTrade.has(verb) || fillers.has(verb) || !(isInflected || beforeInfinitive.test(asker))) return null
  return stemsOfVerb(verb).flatMap(nounsOf)
}
const beforeInfinitive = /\s(?:can|could|would|to|kann)$|^(?:people|those|folks|ppl)\s+(?:who|that)$/i

const links = ['', 's', 'n', 'en']

/** The thing and who does it, in one word where German has one: Glas and Bläser are the Glasbläser. */
function together(
  things: readonly string[],
  agents: readonly string[],
  occupationsWith: OccupationsWith,
): string | undefined {
  const [thing = ''] = things.slice(-1)
  const folded = fold(thing)
  const firsts = [folded, folded.replace(/(?:en|e|n|er|s)$/, '')].flatMap((first) => links.map((link) => first + link))
  const compound = firsts
    .flatMap((first) => agents.map((agent) => first + agent))
    .find((word) => thing !== '' && occupationsWith(word) > 0)
  const [only = ''] = agents
  const agent = agents.length === 1 ? only : agents.find((one) => occupationsWith(one) > 0)
  const one = thing.replace(/ies$/, 'y').replace(/(?<=[^s]{4})s$/, '')
  return compound ?? (agent === undefined ? undefined : [...things.slice(0, -1), one, agent].filter(Boolean).join(' '))
}

/** Where, which may be said before what they do: "someone at Acme who drives trucks". */
const whereAbouts = /(?<!\p{L})(?:at|in|from|near|for|of|bei|beim|im|aus|von)\s+(?:the\s+|a\s+|der\s+|dem\s+)?\S+/giu

/** Whether it is said before who they are: "joiners who could build a set" are joiners. */
const saysWhom = (begun: string): boolean => wordsOf(begun.replace(whereAbouts, ' ')).some((word) => !fillers.has(word))

const placeFirst = /(?<!\p{L})(who|wer)\s+((?:at|from|in|bei|beim|im)\s)(.+)$/iu
const mostWordsOfPlace = 5
const isArticle = new RegExp(`^${article}$`, 'iu')

/** "Who at Acme makes cheese": who makes cheese at Acme. */
function verbFirst(text: string, occupationsWith: OccupationsWith): string {
  const match = placeFirst.exec(text)
  if (!match) return text
  const [, who = '', marker = '', rest = ''] = match
  const words = rest.split(/\s+/)
  const at = words.findIndex((word, i) => {
    const mayBeVerb =
      i > 0 && i <= mostWordsOfPlace && /^\p{Ll}+[st]$/u.test(word) && !isArticle.test(words[i - 1] ?? '')
    const agents = mayBeVerb ? agentsOf(who, fold(word), true) : null
    return agents !== null && together([], agents, occupationsWith) !== undefined
  })
  if (at === -1) return text
  const place = [marker.trim(), ...words.slice(0, at)]
  return [text.slice(0, match.index), who, ...words.slice(at), ...place].join(' ').trim()
}

/**
 * The question with nouns for what is said by verbs: "who drives the snowcats at Steinkar" asks for a snowcat driver. Of
 * verbs only those that some occupation has its name from.
 */
export function withAgents(asked: string, occupationsWith: OccupationsWith): string {
  const text = verbFirst(asked, occupationsWith)
  let read = ''
  let from = 0
  for (const match of text.matchAll(said)) {
    if (saysWhom(text.slice(0, match.index))) continue
    const [whole, asker = '', verb = '', articles = '', rest = ''] = match
    const words = rest.split(/\s+/).filter(Boolean)
    const end = words.findIndex((word) => behindThing.has(fold(word)))
    const things = end === -1 ? words : words.slice(0, end)
    const after = words.slice(things.length)
    const agents = match.index < from ? null : agentsOf(asker, fold(verb), things.length > 0)
    if (agents === null) continue
    const noun = together(things, agents, occupationsWith)
    if (noun === undefined) continue
    // "Who signs off": a verb of two words.
    if (/^(?:off|up|out|down|away|over)$/.test(after[0] ?? '')) continue
    // "Who buys for Acme" asks for a buyer at Acme.
    if (after[0] === 'for') after[0] = 'at'
    read += [text.slice(from, match.index), noun, ...after].join(' ')
    from = match.index + whole.length + articles.length + rest.length
  }
  return read + text.slice(from)
}
