import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { dependsOnContacts } from '../contacts/contacts.queries.ts'

export const stepCorrectionsQuery = api.queryOptions('get', '/api/network/step-corrections')
export const knownPeopleQuery = api.queryOptions('get', '/api/network/known-people')

/** Whoever is known, and who knows whom, decides every path. */
export const useStepCorrections = () => {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ predicate: dependsOnContacts })
  const deny = api.useMutation('post', '/api/network/step-corrections', { onSettled })
  const know = api.useMutation('put', '/api/network/known-people/{id}', { onSettled })
  const takeBackStep = api.useMutation('delete', '/api/network/step-corrections/{id}', { onSettled })
  const takeBackKnown = api.useMutation('delete', '/api/network/known-people/{id}', { onSettled })
  return {
    deny: (from: string, to: string) => deny.mutateAsync({ body: { from, to } }),
    know: (id: string, familiarity: 'well' | 'somewhat' | 'barely') =>
      know.mutateAsync({ params: { path: { id } }, body: { familiarity } }),
    takeBackStep: (id: string) => takeBackStep.mutateAsync({ params: { path: { id } } }),
    takeBackKnown: (id: string) => takeBackKnown.mutateAsync({ params: { path: { id } } }),
    isPending: [deny, know, takeBackStep, takeBackKnown].some(({ isPending }) => isPending),
  }
}
