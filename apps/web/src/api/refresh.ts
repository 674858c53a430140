import type { MutationCache, Query, QueryClient } from '@tanstack/react-query'
import type { Fact } from './facts.ts'

/** A query that no screen has asked for yet holds what was put into the cache, and nobody knows what that depends on. */
const dependsOnAny = (facts: readonly Fact[]) => {
  const changed = new Set(facts)
  return ({ meta }: Pick<Query, 'meta'>): boolean => meta?.dependsOn.some((fact) => changed.has(fact)) ?? true
}

/** Asks anew for everything on the screen that depends on these facts. The rest is asked anew when it is shown again. */
export const refresh = (queries: QueryClient, ...facts: readonly Fact[]): Promise<void> =>
  queries.invalidateQueries({ predicate: dependsOnAny(facts) })

/** Asks for nothing now, and for everything when it is shown again. */
export const refreshLater = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ refetchType: 'none' })

/**
 * For the mutation cache: when the server has answered a mutation, whatever it said, what depends on its changes is asked
 * anew. This comes after the mutation's own `onSuccess`, so that a screen can leave what it has deleted, and before its
 * own `onSettled` and the callbacks given to `mutate`, where a screen can rely on it.
 */
export const refreshAfterMutations = (): Pick<MutationCache['config'], 'onMutate' | 'onSettled'> => {
  let unanswered = 0
  const waiting = new Set<Fact>()
  return {
    onMutate: (_variables, { meta }) => {
      if (meta?.isOptimistic) unanswered += 1
    },
    onSettled: async (_data, _error, _variables, _shown, { meta }, { client }) => {
      if (meta?.isOptimistic) unanswered -= 1
      for (const fact of meta?.changes ?? []) waiting.add(fact)
      // An answer in between would come without the changes that are shown but still on their way.
      if (unanswered > 0 || waiting.size === 0) return
      const facts = [...waiting]
      waiting.clear()
      await refresh(client, ...facts)
    },
  }
}
