import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { generated } from './client.ts'
import type { Fact } from './facts.ts'

type Queries = {
  /** A query of one endpoint, with the key that the endpoint and what is asked of it make. */
  queryOptions: typeof generated.queryOptions
  /** A query that asks in its own way. */
  ownQueryOptions: typeof queryOptions
  infiniteQueryOptions: typeof infiniteQueryOptions
}

const declare = (dependsOn: readonly Fact[]): Queries => {
  const withMeta = <Make extends (...asked: never[]) => object>(make: Make): Make =>
    ((...asked) => ({ ...make(...asked), meta: { dependsOn } })) as Make
  return {
    queryOptions: withMeta(generated.queryOptions),
    ownQueryOptions: withMeta(queryOptions),
    infiniteQueryOptions: withMeta(infiniteQueryOptions),
  }
}

/** Makes queries that are asked anew when one of these facts changes: all that they show or are calculated from. */
export const dependsOn = (...facts: readonly [Fact, ...Fact[]]): Queries => declare(facts)

/** Makes queries that nothing a user does here makes stale; the reason is for the reader. */
export const dependsOnNothing = (_because: string): Queries => declare([])
