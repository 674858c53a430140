import type { MemberCall } from '@wellmet/platform/http/serve.ts'

/** On whose behalf an account is connected; also where somebody comes back from a provider without their session. */
export type AccountCall = Pick<MemberCall, 'db' | 'services'> & {
  viewer: Pick<MemberCall['viewer'], 'workspaceId' | 'userId'>
}
