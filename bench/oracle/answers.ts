import { byNumber, type View } from './facts.ts'
import { faultsOf, type Asked } from './search.ts'
import { answerAbout, byReach, inMillionths, shownPath, type Answer } from './found-paths.ts'

/** What is compared of each endpoint: ids, order, scores, connectors, counts. Sentences are the product's own. */
export type Expected = { status: number; body?: unknown }

const withoutSentences = (path: Record<string, unknown>): Record<string, unknown> => {
  const { explanation: _, relationships: __, chance, ...rest } = path
  return { ...rest, chance: inMillionths(chance as number) }
}

function profileOf({ shown, knowers }: Answer): Record<string, unknown> {
  const { freshness: _, ...rest } = shown
  const { visibility, name, contact } = knowers[0]!
  return {
    ...rest,
    source: visibility === null ? 'database' : 'graph',
    whose:
      visibility === null
        ? 'the public directory'
        : visibility.kind === 'self'
          ? 'your contacts'
          : `${name}’s contacts`,
    at: contact.changedAt.toISOString(),
  }
}

type Json = Record<string, unknown>

/** As `endpoints` asks. */
const searched = 12

const shownProfile = (profile: Json): Json => {
  const { path, lastUpdated, whyRanked: _, connectorInsight: __, isNear: ___, ...rest } = profile
  const { source, at } = lastUpdated as { source: string; at: string }
  return { ...rest, path: withoutSentences(path as Json), whose: source, at }
}

/** For each endpoint what the oracle expects, and the same part of what the API answered. */
export const questionsAsked = {
  'people-search': {
    /** Who is found is taken from the answer; how each is shown, and what must be true of the list, is worked out. */
    expect: (view: View, asked: Asked, answered: Json): Expected => {
      const people = (answered['results'] as { id: string }[]).map(({ id }) => view.personOf(id))
      const faults = faultsOf(view, asked, people, answered['total'] as number | undefined, searched)
      const results = people.flatMap((person) => answerAbout(view, person) ?? []).map(profileOf)
      return { status: 200, body: { results, faults } }
    },
    shown: (body: Json) => ({ results: (body['results'] as Json[]).map(shownProfile), faults: [] }),
  },
  'person-connectors': {
    expect: (view: View, { target }: { target: string }): Expected => {
      const answer = answerAbout(view, target)
      return answer ? { status: 200, body: profileOf(answer) } : { status: 404 }
    },
    shown: shownProfile,
  },
  'person-paths': {
    expect: (view: View, { target }: { target: string }): Expected => {
      const answer = answerAbout(view, target)
      if (!answer) return { status: 404 }
      const { shown: person, foundPaths } = answer
      const paths = foundPaths.map(shownPath).map((path) => ({ ...path, product: path['chance'] }))
      return { status: 200, body: { person, paths } }
    },
    shown: ({ person, paths }: Json) => ({
      person: shownPerson(person as Json),
      paths: (paths as Json[]).map(shownInFull),
    }),
  },
  'top-people': {
    expect: (view: View): Expected => ({
      status: 200,
      body: top(view, 25)
        .flatMap((person) => answerAbout(view, person) ?? [])
        .toSorted(byReach)
        .map(({ shown }) => shown),
    }),
    shown: ({ people }: Json) => (people as Json[]).map(shownPerson),
  },
}

const shownPerson = ({ path, ...rest }: Json): Json => ({ ...rest, path: withoutSentences(path as Json) })

/** Of the breakdown the product of its factors. */
function shownInFull(whole: Json): Json {
  const { breakdown, ...path } = whole
  const product = (breakdown as { share: number }[]).reduce((chance, { share }) => chance * share, 1)
  return { ...withoutSentences(path), product: inMillionths(product) }
}

/** By the best weight times strength, over everything in sight. */
function top(view: View, limit: number): string[] {
  const scores = new Map<string, number>()
  for (const { owner, person, strength } of view.edges) {
    if (strength === null) continue
    const score = view.visibility.get(owner)!.w * strength
    if (score > (scores.get(person) ?? -1)) scores.set(person, score)
  }
  return [...scores]
    .toSorted(([a, x], [b, y]) => y - x || byNumber(a, b))
    .slice(0, limit)
    .map(([person]) => person)
}
