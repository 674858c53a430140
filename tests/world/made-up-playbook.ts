import { sql } from 'kysely'
import { z } from 'zod'
import type { ApprovalKind } from '@wellmet/account/approvals/approvals.hooks.ts'
import { askApproval } from '@wellmet/account/approvals/ask-approval.ts'
import { nudge } from '@wellmet/account/orchestrator/nudge.ts'
import type { Area } from '@wellmet/platform/area.ts'
import { announce, event, when } from '@wellmet/platform/events/event.ts'
import { says } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import { playbook } from '@wellmet/platform/runs/playbook.ts'
import { done, type RunContext } from '@wellmet/platform/runs/step.ts'
import { act, wait } from '@wellmet/platform/runs/steps.ts'

const Thing = z.object({ what: z.string() })
type Run = RunContext<z.infer<typeof Thing>, 'seconds' | 'failures'>

export const thingDone = event('test.thing-done', Thing)

const say = (text: string) => ({ code: 'test.said', params: {}, text })
const labelled = (text: string) => Object.assign(() => text, { code: 'test.label' })

export const thingKind: ApprovalKind<z.infer<typeof Thing>> = {
  name: 'test.thing',
  title: () => 'Do a thing',
  payload: Thing,
  risk: 'ordinary',
  mayBeAutomatic: true,
  hours: 48,
  shows: ({ what }) => ({ title: say(`Do ${what}`), facts: [], items: 1 }),
}

/** An effect that nothing keeps from coming about twice. */
const witness = ({ tx, runId }: Pick<Run, 'tx' | 'runId'>, effect: string) =>
  sql`insert into witness.effects (run_id, effect) values (${runId}, ${effect})`.execute(tx)

const approved = askApproval('yes', {
  title: () => 'A yes',
  kind: thingKind,
  payload: ({ input }: Run) => input,
})

/** An act, a wait, an approval, a step that fails at first, and an act that announces. Every act has effects to count. */
export const madeUp = (version = 1, more: readonly string[] = []) =>
  playbook({
    name: 'test.made-up',
    version,
    title: () => 'Made up',
    about: () => 'For tests',
    input: Thing,
    settings: {
      seconds: { label: labelled('Seconds'), least: 0, most: 60, usual: 0 },
      failures: { label: labelled('Failures'), least: 0, most: 9, usual: 0 },
    },
    starts: [],
    choices: async () => [],
    steps: [
      act('tell', {
        title: () => 'Tell',
        async run(run: Run) {
          await witness(run, 'tell')
          const to = { name: 'Ana', address: `${run.input.what}@example.com` }
          await queueMail(run.tx, run.services, {
            kind: 'test.run',
            sender: null,
            to,
            subject: 'Told',
            blocks: [says('Told.')],
          })
          return nudge(run, {
            title: say(`Told ${run.input.what}`),
            link: '/',
            says: say(`Told you of ${run.input.what}`),
          })
        },
      }),
      wait('later', {
        title: () => 'Later',
        until: ({ now, settings }: Run) => new Date(now.getTime() + settings.seconds * 1000),
      }),
      approved,
      act('stumble', {
        title: () => 'Stumble',
        retries: { times: 4, afterSeconds: 0.2 },
        async run(run: Run) {
          await witness(run, 'stumble')
          if (run.attempt < run.settings.failures) throw new Error('not this time')
          return done(undefined as never)
        },
      }),
      act('end', {
        title: () => 'End',
        async run(run: Run) {
          await witness(run, `end with ${run.valueOf(approved)?.what}`)
          await announce(run.tx, thingDone, run.input)
        },
      }),
      ...more.map((name) => act(name, { title: () => name, run: async (run: Run) => void (await witness(run, name)) })),
    ],
  })

/** With a reaction that counts deliveries. */
export const madeUpArea = (playbooks = [madeUp()]): Area => ({
  name: 'test',
  routes: {},
  jobs: [],
  reactions: [
    when(thingDone, 'witness', async ({ tx }, { what }) => {
      await sql`insert into witness.effects (run_id, effect) values (null, ${`heard ${what}`})`.execute(tx)
    }),
  ],
  hooks: [],
  schedule: [],
  settings: [],
  sealed: [],
  tables: [],
  playbooks,
})

export const witnessTable = `create schema witness; create table witness.effects (run_id uuid, effect text not null);
  grant usage on schema witness to wellmet_system, wellmet_app;
  grant insert on witness.effects to wellmet_system, wellmet_app`
