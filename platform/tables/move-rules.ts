/** Whose rows go to another server: workspaces, everybody their rows refer to, and the networks of these. */
export interface MovingIds {
  workspaceIds: readonly string[]
  userIds: readonly string[]
  networkIds: readonly number[]
}

/** SQL for the rows that go. Ids stand in it as literals, so that every plan uses the index. */
export type MoveCondition = (ids: MovingIds) => string

/** What happens to the rows of a table when their workspace moves to another server. */
export type MoveRule =
  /** They go with what this column names; it has the usual name unless it is said. */
  | { with: 'workspace' | 'user' | 'network'; column?: string }
  | { where: MoveCondition }
  /**
   * Rows of nobody that stay and are needed there too. `onConflict` is for those that are there already. `followedBy` names
   * a job without a payload that the other server does once everything is there.
   */
  | { copied: string; onConflict: string; followedBy?: string }
  | { stays: string }

/** A list of ids as SQL. Fails on what is no id. */
export const uuids = (ids: readonly string[]): string => `'{${ids.map(checked).join(',')}}'::uuid[]`

function checked(id: string): string {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error(`${id} is not an id.`)
  return id
}

/** True of a JSON object that has one of the moving ids as a value, or in a list. Networks are numbers, so their names count. */
export const mentionsMoving = (payload: string): string => `exists (
  select from jsonb_each(${payload}::jsonb) e
  cross join lateral jsonb_array_elements_text(case jsonb_typeof(e.value) when 'array' then e.value else jsonb_build_array(e.value) end) v
  where case jsonb_typeof(e.value) when 'number' then e.key in ('networkId', 'viewerId') and 'network ' || v in (select id from pg_temp.moving_ids)
    else v in (select id from pg_temp.moving_ids) end)`

/** For copied rows with a list of numbers: a row that is there already gets those that it lacks. */
export const addMissing = (key: string, column: string, also = ''): string =>
  `on conflict (${key}) do update set ${column} = array(select distinct x from unnest(t.${column} || excluded.${column}) x)${also}
   where not t.${column} @> excluded.${column}`
