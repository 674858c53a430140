import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Provider } from './provider.ts'

/** Throws 404 for one that is not among them. */
export function getProvider(providers: readonly Provider[], wanted: string): Provider {
  const found = providers.find(({ name }) => name === wanted)
  if (!found) throw notFound('provider')
  return found
}
