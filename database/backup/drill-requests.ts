import { connected } from './backup-services.ts'

/** Whether somebody asked for a restore drill. From now on they cannot take that back. As the role of the URL. */
export const takeDrillRequest = (url: string, now: Date): Promise<boolean> =>
  connected(url, async (client) => {
    const { rowCount } = await client.query(
      'update platform.drill_requests set taken_at = coalesce(taken_at, $1) where is_asked',
      [now],
    )
    return (rowCount ?? 0) > 0
  })

export const endDrillRequest = (url: string): Promise<void> =>
  connected(url, async (client) => {
    await client.query('delete from platform.drill_requests')
  })
