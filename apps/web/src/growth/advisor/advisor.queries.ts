import { http } from '../../api/client.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { keyOf, unwrap } from '../../api/query.ts'

export const libraryQuery = dependsOn('documents').queryOptions('get', '/api/advisor-docs-status')

/** A question is in the address of the screen, so that its answer can be opened again. */
export const answerQuery = (question: string) =>
  dependsOn('documents').ownQueryOptions({
    queryKey: keyOf('/api/advisor-docs-status', 'answer', question),
    queryFn: ({ signal }) => unwrap(http.POST('/api/accelerator-chat', { body: { question }, signal })),
  })
