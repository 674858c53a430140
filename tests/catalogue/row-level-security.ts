import { listTables, type Check } from './product-tables.ts'

export const findUnprotectedTables: Check = async (client) =>
  (await listTables(client)).flatMap(({ name, enabled, forced, policies }) => [
    ...(enabled ? [] : [`${name} has row-level security off`]),
    ...(forced ? [] : [`${name} does not force row-level security: its owner sees everything`]),
    ...(policies > 0 ? [] : [`${name} has no policy`]),
  ])
