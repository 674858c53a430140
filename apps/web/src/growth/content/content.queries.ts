import type { ContentDocument } from '@wellmet/growth/content/content.contract.ts'
import { useApiMutation } from '../../api/changes.ts'
import { http } from '../../api/client.ts'
import { dependsOn, dependsOnNothing } from '../../api/depends-on.ts'
import { byCursor, cursorOf, keyOf, unwrap, unwrapTagged } from '../../api/query.ts'

export const contentConfigQuery = dependsOn('documents', 'domains').queryOptions('get', '/api/cms/config')

export const documentsQuery = (kind: string | undefined) =>
  dependsOn('documents', 'members').infiniteQueryOptions({
    queryKey: keyOf('/api/cms/documents', kind),
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(kind === undefined ? {} : { kind: kind as 'blog' }), ...cursorOf(pageParam) }
      return unwrap(http.GET('/api/cms/documents', { params: { query }, signal }))
    },
    ...byCursor,
  })

export const documentQuery = (id: string) =>
  dependsOn('documents', 'members').ownQueryOptions({
    queryKey: keyOf('/api/cms/documents/{id}', id),
    queryFn: async ({ signal }) => {
      const { body, etag } = await unwrapTagged(
        http.GET('/api/cms/documents/{id}', { params: { path: { id } }, signal }),
      )
      return { document: body, etag }
    },
  })

export const versionsQuery = (id: string) =>
  dependsOn('documents', 'members').queryOptions('get', '/api/cms/documents/{id}/versions', {
    params: { path: { id } },
  })

export interface Written {
  kind: string
  slug?: string
  fields: Record<string, string>
}

/** The kinds come with the config, so the union of their bodies is not known here; the server checks the fields. */
const asBody = (written: Written): never => written as never

export const pagePreviewQuery = (written: Written) =>
  dependsOnNothing('Nothing is saved, and another text is another query.').ownQueryOptions({
    queryKey: keyOf('/api/cms/config', 'preview', written),
    queryFn: ({ signal }) => unwrap(http.POST('/api/cms/preview', { body: asBody(written), signal })),
    placeholderData: (before) => before,
    retry: false,
  })

const tagged = (etag: string | null) => (etag === null ? {} : { headers: { 'If-Match': etag } })

/** What can be done with a document. With the ETag, nothing overwrites what was not seen. */
export const useDocumentChanges = (id: string, etag: string | null) => {
  const changes = { changes: ['documents'] as ['documents'] }
  const change = useApiMutation('patch', '/api/cms/documents/{id}', changes)
  const publish = useApiMutation('post', '/api/cms/documents/{id}/publish', changes)
  const unpublish = useApiMutation('post', '/api/cms/documents/{id}/unpublish', changes)
  const unschedule = useApiMutation('post', '/api/cms/documents/{id}/unschedule', changes)
  const restore = useApiMutation('post', '/api/cms/documents/{id}/restore', changes)
  const remove = useApiMutation('delete', '/api/cms/documents/{id}', changes)
  const asked = { params: { path: { id } }, ...tagged(etag) }
  return {
    isBusy: [change, publish, unpublish, unschedule, restore, remove].some(({ isPending }) => isPending),
    save: (written: Written): Promise<ContentDocument> => change.mutateAsync({ ...asked, body: asBody(written) }),
    publish: (order: { at?: string }) => publish.mutateAsync({ ...asked, body: order }),
    unpublish: () => unpublish.mutateAsync(asked),
    unschedule: () => unschedule.mutateAsync(asked),
    restore: (version: number) => restore.mutateAsync({ ...asked, body: { version } }),
    remove: () => remove.mutateAsync({ params: { path: { id } } }),
  }
}

export const useCreateDocument = () => {
  const create = useApiMutation('post', '/api/cms/documents', { changes: ['documents'] })
  return {
    isPending: create.isPending,
    create: (written: Written): Promise<ContentDocument> => create.mutateAsync({ body: asBody(written) }),
  }
}
