import type { Somebody, World } from './world.ts'

const playbookId = 'introductions.first-week'

/** One that waits, and what it can be started for again; the playbook is on. What it says names the word. */
export async function plantRuns(
  world: Pick<World, 'as' | 'work' | 'superuser'>,
  who: Somebody,
  word: string,
): Promise<void> {
  const api = world.as(who).orchestrator
  await api.configure({ body: { playbookId, isOn: true } })
  const { run } = await api.run({ params: { playbookId }, body: { about: who.user.id, dryRun: false } })
  await world.work()
  await world.superuser.query(
    `update platform.run_steps set said = jsonb_build_object('code', 'test.said', 'params', '{}'::jsonb, 'text', $2::text)
     where run_id = $1 and state = 'done'`,
    [run!.id, `${word} said`],
  )
}
