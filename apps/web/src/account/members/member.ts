import type { paths } from '../../api/schema.gen.ts'

export type Member =
  paths['/api/workspaces/current/members']['get']['responses'][200]['content']['application/json']['items'][number]
