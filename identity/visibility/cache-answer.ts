import { hash } from 'node:crypto'
import type { ReaderCall } from '@wellmet/platform/http/serve.ts'
import { currentLocale } from '@wellmet/platform/messages/locale.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import type { ViewerNetwork } from './viewer-network.ts'
import { answerCacheSettings } from './visibility.settings.ts'

export interface CacheInfo {
  hit: boolean
  ageSeconds: number
}

/** The tag of all cached answers of a workspace, for changes that touch no network: directory, requests, outcomes. */
export const answersIn = (workspaceId: string): string => `answers:${workspaceId}`

/**
 * Caches the answer per viewer. The key contains the viewer's visibility and state version, which were read from the
 * database in this transaction and change with everything the viewer can see, so a cached answer is never stale. It also contains
 * the locale, because answers have sentences.
 */
export async function cacheAnswer<T extends object>(
  { services, viewer }: ReaderCall,
  { visibilityVersion, stateVersion }: ViewerNetwork,
  question: { of: string } & Record<string, unknown>,
  answer: () => Promise<T>,
): Promise<T & { cache: CacheInfo }> {
  const ttlSeconds = services.config.get(answerCacheSettings).ANSWER_CACHE_SECONDS
  if (ttlSeconds === 0) return { ...(await answer()), cache: { hit: false, ageSeconds: 0 } }
  const asked = hash('sha256', JSON.stringify(question))
  const { value, hit, ageSeconds } = await services.cache.get(
    `answer:${viewer.workspaceId}:${viewer.userId}:${visibilityVersion}:${stateVersion}:${utcDay(services.now())}:${currentLocale()}:${asked}`,
    { tags: [answersIn(viewer.workspaceId)], ttlSeconds, load: answer },
  )
  return { ...value, cache: { hit, ageSeconds: Math.floor(ageSeconds) } }
}
