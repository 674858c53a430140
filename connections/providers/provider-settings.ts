import type { Settings } from '@wellmet/platform/config/settings.ts'
import { enrichmentProviders } from './enrichment-providers.ts'
import { providers } from './providers.ts'

const declared: readonly { settings?: Settings }[] = [...providers, ...enrichmentProviders]

/** What all providers read from the environment. Some share theirs. */
export const providerSettings: readonly Settings[] = [...new Set(declared.flatMap(({ settings }) => settings ?? []))]
