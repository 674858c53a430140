import { hash } from 'node:crypto'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { answerSettings } from './visibility.settings.ts'

export interface CacheInfo {
  hit: boolean
  ageSeconds: number
}

/** For what changes answers without changing a network: the directory, requests, outcomes. */
export const answersIn = (workspaceId: string): string => `answers:${workspaceId}`

/**
 * The same question of the same viewer, answered once while they see the same: `sight` is all that they see, in a number
 * read from the database just now. So nothing stale is ever shown, and without the database nobody is signed in to see it.
 */
export async function rememberAnswer<T extends object>(
  { services, viewer }: MemberCall,
  sight: string,
  question: { of: string } & Record<string, unknown>,
  answer: () => Promise<T>,
): Promise<T & { cache: CacheInfo }> {
  const ttlSeconds = services.config.get(answerSettings).ANSWERS_KEPT_SECONDS
  if (ttlSeconds === 0) return { ...(await answer()), cache: { hit: false, ageSeconds: 0 } }
  const asked = hash('sha256', JSON.stringify(question))
  const { value, hit, ageSeconds } = await services.cache.get(
    `answer:${viewer.workspaceId}:${viewer.userId}:${sight}:${utcDay(services.now())}:${asked}`,
    { tags: [answersIn(viewer.workspaceId)], ttlSeconds, load: answer },
  )
  return { ...value, cache: { hit, ageSeconds: Math.floor(ageSeconds) } }
}
