import { dependsOn } from '../../api/depends-on.ts'
import { http } from '../../api/client.ts'
import { keyOf, unwrap } from '../../api/query.ts'

export const invitationsQuery = dependsOn('invitations').queryOptions('get', '/api/workspaces/current/invitations')

/** The state of the invitation that a link belongs to, also when the link no longer works. */
export const invitationPageQuery = (id: string | null) =>
  dependsOn('invitations').ownQueryOptions({
    queryKey: keyOf('/api/network/invitations/{id}/public', id),
    queryFn: ({ signal }) =>
      unwrap(http.GET('/api/network/invitations/{id}/public', { params: { path: { id: id ?? '' } }, signal })),
    enabled: id !== null,
    retry: false,
  })

/** What the link in an invitation offers. A link that is not valid stays so, and is not tried again. */
export const invitationPreviewQuery = (token: string) =>
  dependsOn('invitations').ownQueryOptions({
    queryKey: keyOf('/api/invitations/preview', token),
    queryFn: ({ signal }) => unwrap(http.POST('/api/invitations/preview', { body: { token }, signal })),
    enabled: token !== '',
    retry: false,
  })
