import { expect, test } from 'vitest'
import { page, publisher } from '../content/content-for-tests.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import type { AdvisorAnswer } from './advisor.contract.ts'
import { answered, answeredLater, notInDocuments, notInDocumentsLater } from './questions-for-tests.ts'

const ask = async (world: World, who: Somebody, question: string) => world.as(who).advisor.ask({ body: { question } })

async function publish(world: World, who: Somebody, kind: 'docs' | 'guides', fields: object) {
  const { id } = await world.as(who).documents.create({ body: { kind, fields: fields as never } })
  await world.as(who).documents.publish({ params: { id }, body: {} })
  return id
}

test('a question is answered by sentences of the help, each with its source', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp('Ana Lima')
  const { isInDocuments, sentences, says } = await ask(world, ana, 'How long can I try a plan without a card?')
  expect(isInDocuments).toBe(true)
  expect(says).toBeNull()
  expect(sentences[0]).toMatchObject({
    text: expect.stringContaining('14 days, without a card'),
    source: {
      kind: 'help',
      document: 'Plans and payment',
      heading: 'What you pay for',
      url: 'http://wellmet.test/help/billing.html#what-you-pay-for',
    },
  })
})

test('what the workspace publishes is quoted in its language, to its members alone', async () => {
  const { world, ana } = await publisher()
  const body = [
    'Diese Anleitung ist für alle.',
    '## Warme Vorstellungen',
    'Frag zuerst deinen Mentor. Investoren antworten dienstags am schnellsten, sagt z.B. Kofi.',
  ].join('\n\n')
  const id = await publish(world, ana, 'guides', page('Seed-Runde', body, { language: 'de' }))
  const question = 'Wann antworten Investoren am schnellsten?'
  const answer = await ask(world, await join(world, ana, 'viewer'), question)
  expect(answer.sentences).toEqual([
    {
      text: 'Investoren antworten dienstags am schnellsten, sagt z.B. Kofi.',
      source: {
        kind: 'guides',
        documentId: id,
        document: 'Seed-Runde',
        heading: 'Warme Vorstellungen',
        language: 'de',
        url: 'http://pages.wellmet.test/p/seed-runde',
      },
    },
  ])
  expect(await ask(world, await world.signUp('Eve'), question)).toMatchObject({ isInDocuments: false, sentences: [] })
  await world.as(ana).documents.unpublish({ params: { id } })
  expect(await ask(world, ana, question)).toMatchObject({ isInDocuments: false })
})

test('the status says what is searched, since when, and what is stale', async () => {
  const { world, ana } = await publisher()
  const id = await publish(world, ana, 'docs', page('Hiring', 'Ask for three referrals a week.'))
  const before = await world.as(ana).advisor.status({})
  expect(before.documents.find(({ kind }) => kind === 'help')).toMatchObject({ since: null, stale: null })
  const of = async () => (await world.as(ana).advisor.status({})).documents.find(({ documentId }) => documentId === id)
  expect(await of()).toMatchObject({
    title: 'Hiring',
    sections: 1,
    sentences: 2,
    since: expect.any(String),
    stale: null,
  })
  const fields = page('Hiring', 'Ask for five referrals a week.')
  await world.as(ana).documents.change({ params: { id }, body: { kind: 'docs', fields } })
  expect(await of()).toMatchObject({ stale: 'newer_draft' })
  expect(await ask(world, ana, 'How many referrals a week?')).toMatchObject({
    sentences: [{ text: 'Ask for three referrals a week.' }],
  })
})

/** With ADVISOR_ANSWERS=1 the answers are printed, to be read by a person. */
async function askAll(inside: typeof answered, outside: typeof notInDocuments) {
  const world = await worldForThisTest()
  const ana = await world.signUp('Ana Lima')
  const lines: string[] = []
  const count = { right: 0, elsewhere: 0, silent: 0, honest: 0 }
  const show = (mark: string, question: string, { sentences }: AdvisorAnswer) =>
    lines.push(
      `${mark.padEnd(10)}${question}`,
      ...sentences.map(({ text, source }) => `          | ${source.document} / ${source.heading}: ${text}`),
    )
  for (const { question, page: expected } of inside) {
    const answer = await ask(world, ana, question)
    const isRight = answer.sentences.some(({ source }) => source.url?.includes(`/help/${expected}.html`))
    const mark = isRight ? 'right' : answer.isInDocuments ? 'elsewhere' : 'silent'
    count[mark] += 1
    show(mark, question, answer)
  }
  for (const question of outside) {
    const answer = await ask(world, ana, question)
    if (!answer.isInDocuments) count.honest += 1
    show(answer.isInDocuments ? 'CLAIMED' : 'honest', question, answer)
  }
  if (process.env['ADVISOR_ANSWERS']) console.info([...lines, JSON.stringify(count)].join('\n'))
  return count
}

test('sixty questions: what the documents do not say is not answered, and most of what they say is found', async () => {
  const { right, honest } = await askAll(answered, notInDocuments)
  expect(honest).toBe(notInDocuments.length)
  expect(right).toBeGreaterThanOrEqual(25)
}, 120_000)

test('and twenty-four later ones', async () => {
  const { honest } = await askAll(answeredLater, notInDocumentsLater)
  expect(honest).toBe(notInDocumentsLater.length)
}, 120_000)
