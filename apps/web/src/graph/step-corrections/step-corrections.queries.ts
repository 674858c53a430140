import { useApiMutation } from '../../api/changes.ts'
import { dependsOn } from '../../api/depends-on.ts'

export const stepCorrectionsQuery = dependsOn('contacts').queryOptions('get', '/api/network/step-corrections')
export const knownPeopleQuery = dependsOn('contacts').queryOptions('get', '/api/network/known-people')

/** Whoever is known, and who knows whom, decides every path. */
export const useStepCorrections = () => {
  const say = useApiMutation('post', '/api/network/step-corrections', { changes: ['contacts'] })
  const know = useApiMutation('put', '/api/network/known-people/{id}', { changes: ['contacts'] })
  const takeBackStep = useApiMutation('delete', '/api/network/step-corrections/{id}', { changes: ['contacts'] })
  const unmarkAsKnown = useApiMutation('delete', '/api/network/known-people/{id}', { changes: ['contacts'] })
  return {
    vouch: (from: string, to: string) => say.mutateAsync({ body: { from, to, says: 'know_well' } }),
    deny: (from: string, to: string) => say.mutateAsync({ body: { from, to } }),
    know: (id: string, familiarity: 'well' | 'somewhat' | 'barely') =>
      know.mutateAsync({ params: { path: { id } }, body: { familiarity } }),
    takeBackStep: (id: string) => takeBackStep.mutateAsync({ params: { path: { id } } }),
    unmarkAsKnown: (id: string) => unmarkAsKnown.mutateAsync({ params: { path: { id } } }),
    isPending: [say, know, takeBackStep, unmarkAsKnown].some(({ isPending }) => isPending),
  }
}
