import { pathsFound } from '@wellmet/graph/paths/paths.hooks.ts'
import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { describePaths } from './describe-paths.ts'

export const marketplaceHooks: HookReaction[] = [during(pathsFound, describePaths)]
