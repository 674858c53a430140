/** Named by the second it was begun (UTC), so that two branches do not claim the same number. */
export const migrationPath = (name: string, begunAt: Date): string =>
  `database/migrations/${begunAt.toISOString().replaceAll(/\D/g, '').slice(0, 14)}_${name}.sql`
