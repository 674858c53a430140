import type { Route } from '../moves/saved-path.contract.ts'

/** What a request says of the people in it. */
export interface Content {
  target: {
    name: string
    company: string | null
    title: string | null
    linkedinUrl: string | null
    email: string | null
  }
  connector: { name: string; email: string | null; kind: 'member' | 'contact' }
  subject: string
  message: string
  nextStep: string | null
  context: string | null
  route: Route
  fallbackPaths: Route[]
}

export interface NamingRequest extends Content {
  userId: string
  connectorUser: string | null
  targetPerson: string | null
  targetKey: string
  connectorPerson: string | null
  /** On their own, or through others than who erased. */
  isKnownToAsker: boolean
}

/** Who was erased, by whatever a request may know them by. */
export interface DeletedPerson {
  /** Whose network they were in. */
  userId: string
  people: ReadonlySet<string>
  targetKeys: ReadonlySet<string>
  /** As they are shown in this workspace. */
  shown: ReadonlySet<string>
  /** How they are shown from now on: as nobody. */
  shownAfter: string
  names: readonly string[]
}

export interface WithoutPerson extends Content {
  isTarget: boolean
  isConnector: boolean
  /** It leads nowhere any more: what is open ends. */
  isOver: boolean
}

/** Readers see `shownName('')` and `shownText('')`, in their own language. */
const deletedName = ''
const deletedWords = ''

export const deletedTarget: Content['target'] = {
  name: deletedName,
  company: null,
  title: null,
  linkedinUrl: null,
  email: null,
}
export const deletedConnector: Content['connector'] = { name: deletedName, email: null, kind: 'contact' }

/** A single word may be anybody's name: it is looked for nowhere but where it is known whose it is. */
export const namesToFind = (names: readonly string[]): string[] =>
  [...new Set(names.map((name) => name.trim()))].filter((name) => /\S\s+\S/.test(name))

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** As a whole: “Ana Costa” does not stand in “Ana Costache”. */
const standsIn = (name: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${quoted(name)}(?![\\p{L}\\p{N}])`, 'gu')

export const withoutNames = <T extends string | null>(text: T, names: readonly string[]): T =>
  text === null
    ? text
    : (names.reduce<string>(
        (left, name) => left.replace(standsIn(name), (_, at: number) => nobodyAt(left, at)),
        text,
      ) as T)

const nobodyAt = (text: string, at: number): string =>
  /(?:^|[.!?]\s+|\n\s*)$/.test(text.slice(0, at)) ? 'Somebody' : 'somebody'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * Where it is known of whom a text speaks, it may call them by one name and say more about them beside it: the whole
 * sentence goes.
 */
export function withoutSentencesOn<T extends string | null>(text: T, names: readonly string[]): T {
  if (text === null) return text
  const words = new Set(names.flatMap((name) => name.split(/\s+/)).filter((word) => /^[\p{Lu}\p{Lo}]\p{L}/u.test(word)))
  const speaksOfThem = (sentence: string): boolean => [...words].some((word) => standsIn(word).test(sentence))
  const left = Array.from(sentences.segment(text), ({ segment }) => segment).filter(
    (sentence) => !speaksOfThem(sentence),
  )
  return left.join('').trim() as T
}

/**
 * What is left of a request when somebody was erased; null where nothing of them is in it. Who erases takes the person
 * out of everything of theirs, and out of what was asked of them by whoever knew the person through them alone. What
 * others know on their own stays theirs.
 */
export function withoutPerson(request: NamingRequest, person: DeletedPerson): WithoutPerson | null {
  const isMine = request.userId === person.userId
  const isAskedOfMe = request.connectorUser === person.userId
  const isAbout = person.people.has(request.targetPerson ?? '') || person.targetKeys.has(request.targetKey)
  const isTarget = isAbout && (isMine || (isAskedOfMe && !request.isKnownToAsker))
  const isConnector = isMine && person.people.has(request.connectorPerson ?? '')
  const isMyPath = ({ via }: Route): boolean => isMine || via.personId === person.userId
  const isGone = (route: Route): boolean =>
    isMyPath(route) && (person.shown.has(route.via.personId) || isNamedIn(route, person))
  const namesOfConnector = isConnector ? [...person.names, request.connector.name] : null
  const words = isTarget
    ? wordsOfNobody
    : isMine
      ? wordsWithout(person.names, namesOfConnector)
      : (left: Content) => left
  const left: Content = words({
    ...request,
    target: isTarget ? deletedTarget : request.target,
    connector: isConnector ? deletedConnector : request.connector,
    route:
      isTarget || isConnector || isGone(request.route)
        ? closedRoute(request.route, isConnector && person)
        : request.route,
    fallbackPaths: isTarget
      ? []
      : request.fallbackPaths.filter((path) => !isGone(path) && !(isAbout && path.via.personId === person.userId)),
  })
  const { target, connector, subject, message, nextStep, context, route, fallbackPaths } = left
  const content = { target, connector, subject, message, nextStep, context, route, fallbackPaths }
  const isSame = Object.entries(content).every(
    ([key, value]) => JSON.stringify(value) === JSON.stringify(request[key as keyof Content]),
  )
  const isOver = isTarget || isConnector || (isAbout && isAskedOfMe)
  return isSame && !isOver ? null : { ...content, isTarget, isConnector, isOver }
}

const isNamedIn = (route: Route, { names }: DeletedPerson): boolean => {
  const said = textsIn(route).join('\n')
  return names.some((name) => standsIn(name).test(said))
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []

/** What it was worth stays, why it was goes. */
export function closedRoute(route: Route, nobody: Pick<DeletedPerson, 'shownAfter'> | false): Route {
  const via = nobody ? { personId: nobody.shownAfter, name: deletedName, kind: 'contact' as const } : route.via
  const { status, confidence, hops, score, chance, isRated, pastAsks } = route.path
  return {
    ...route,
    via,
    path: {
      status,
      confidence,
      hops,
      score,
      chance,
      isRated,
      pastAsks,
      between: [],
      leadsToTeammate: false,
      availability: { canAsk: false, from: null },
      label: deletedWords,
      viaName: via.name,
      viaId: via.personId,
      explanation: [],
    },
    explanations: [],
    breakdown: [],
  }
}

const wordsOfNobody = (left: Content): Content => ({
  ...left,
  subject: deletedWords,
  message: deletedWords,
  nextStep: null,
  context: null,
})

/** What was said to the connector alone goes with the connector, and so does what was said about them. */
function wordsWithout(names: readonly string[], namesOfConnector: readonly string[] | null) {
  const left = <T extends string | null>(text: T): T =>
    namesOfConnector ? withoutSentencesOn(text, namesOfConnector) : withoutNames(text, names)
  return (content: Content): Content => ({
    ...content,
    subject: left(content.subject),
    message: left(content.message),
    nextStep: left(content.nextStep) || null,
    context: namesOfConnector ? null : left(content.context),
  })
}
