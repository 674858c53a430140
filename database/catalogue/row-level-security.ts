import { listTables, type Check } from './product-tables.ts'

export const findUnprotectedTables: Check = async (client) =>
  (await listTables(client)).flatMap(({ name, enabled, forced, policies }) => [
    ...(enabled ? [] : [`${name} has row-level security off: alter table ${name} enable row level security`]),
    ...(forced
      ? []
      : [
          `${name} does not force row-level security, so its owner sees everything: alter table ${name} force row level security`,
        ]),
    ...(policies > 0 ? [] : [`${name} has no policy`]),
  ])
