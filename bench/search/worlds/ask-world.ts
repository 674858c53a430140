import { printTable } from '../../ground/print-table.ts'
import { bootstrapMean, mean, type Interval } from '../../ranking/metrics.ts'
import { checkNotices } from './check-notices.ts'
import { gainOf } from './gain.ts'
import { plainRankings, rankPlainly, type PlainRanking } from './plain-rankings.ts'
import type { World, WorldAnswer, WorldQuestion } from './world.ts'

const draws = 2_000

interface Asked {
  readonly question: WorldQuestion
  readonly answer: WorldAnswer
  readonly gain: number
  readonly plain: Readonly<Record<PlainRanking, number>>
}

export interface WorldFigures {
  readonly ndcg: number
  readonly plain: Readonly<Record<PlainRanking, number>>
  readonly leaks: number
  /** What is said about answers and is not so. */
  readonly untrue: number
}

const shown = (value: number): string => value.toFixed(3)
const between = ([low, high]: Interval): string => `${shown(low)} to ${shown(high)}`

/** Asks all questions of a world, prints what came, and beside it what PostgreSQL alone would have answered. */
export async function askWorld(
  world: World,
  { postgresUrl, adminUrl, isListing }: { postgresUrl: string; adminUrl: string; isListing: boolean },
): Promise<WorldFigures> {
  const { questions } = world
  const plain = await rankPlainly(
    postgresUrl,
    world.documents,
    questions.map(({ text }) => text),
  )
  const asked: Asked[] = []
  for (const [at, question] of questions.entries()) {
    const answer = await world.ask(question.text)
    const gains = plainRankings.map((one) => [one, gainOf(plain[at]![one], question.grades)] as const)
    asked.push({
      question,
      answer,
      gain: gainOf(answer.people, question.grades),
      plain: Object.fromEntries(gains) as Record<PlainRanking, number>,
    })
  }
  const answerable = asked.filter(({ question }) => !question.isNobody)
  printGains(world.name, answerable)
  const leaks = printHonesty(world, asked)
  const untrue = await checkNotices(
    world,
    adminUrl,
    asked.map(({ question, answer }) => ({ question: question.text, reply: answer.reply })),
  )
  if (isListing) list(answerable)
  if (isListing) for (const { question, answer } of asked) listTwice(question, answer)
  for (const { question, answer } of asked)
    if (question.isNobody && answer.people.length > 0 && !answer.isMarked) console.log(`not honest: ${question.text}`)
  return {
    ndcg: mean(answerable.map(({ gain }) => gain)),
    plain: Object.fromEntries(
      plainRankings.map((one) => [one, mean(answerable.map((row) => row.plain[one]))]),
    ) as Record<PlainRanking, number>,
    leaks,
    untrue,
  }
}

function printGains(name: string, answerable: readonly Asked[]): void {
  const gains = answerable.map(({ gain }) => gain)
  printTable(
    `${name}: NDCG@10 of ${answerable.length} questions that have an answer`,
    ['search', 'NDCG@10', '95 %', 'Wellmet is above by', '95 %'],
    [
      ['Wellmet', shown(mean(gains)), between(bootstrapMean(gains, draws)), '', ''],
      ...plainRankings.map((one) => {
        const theirs = answerable.map(({ plain }) => plain[one])
        const ahead = gains.map((gain, i) => gain - theirs[i]!)
        return [
          one,
          shown(mean(theirs)),
          between(bootstrapMean(theirs, draws)),
          shown(mean(ahead)),
          between(bootstrapMean(ahead, draws)),
        ]
      }),
    ],
  )
  const groups = [
    ...Map.groupBy(answerable, ({ question }) => question.asker),
    ...Map.groupBy(answerable, ({ question }) => question.kind),
  ]
  printTable(
    'By asker and by kind',
    ['', 'questions', 'Wellmet', ...plainRankings, 'without a result'],
    groups.map(([group, rows]) => [
      group,
      rows.length,
      shown(mean(rows.map(({ gain }) => gain))),
      ...plainRankings.map((one) => shown(mean(rows.map(({ plain }) => plain[one])))),
      rows.filter(({ answer }) => answer.people.length === 0).length,
    ]),
  )
}

function printHonesty({ mayBeSeen }: World, asked: readonly Asked[]): number {
  const answerable = asked.filter(({ question }) => !question.isNobody)
  const nobodies = asked.filter(({ question }) => question.isNobody)
  const empty = answerable.filter(({ answer }) => answer.people.length === 0)
  const honest = nobodies.filter(({ answer }) => answer.people.length === 0 || answer.isMarked)
  const silent = nobodies.filter(({ answer }) => answer.people.length === 0)
  const leaks = asked.flatMap(({ answer }) => answer.people).filter((id) => id !== null && !mayBeSeen(id)).length
  const twice = asked.reduce((sum, { answer }) => sum + duplicatesIn(answer.people.slice(0, 10)), 0)
  const times = asked.map(({ answer }) => answer.ms).toSorted((a, b) => a - b)
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(0)
  console.log(
    `\nWithout a result: ${empty.length} of ${answerable.length} that have an answer. Nobody fits: ${honest.length} of ${nobodies.length} honest, ${silent.length} of them empty. Leaks: ${leaks}. Shown twice among ten: ${twice}. p50 ${at(0.5)}, p95 ${at(0.95)} ms.`,
  )
  return leaks
}

const duplicatesIn = (people: readonly (string | null)[]): number => {
  const known = people.filter((id) => id !== null)
  return known.length - new Set(known).size
}

function listTwice({ text }: WorldQuestion, { people, reply }: WorldAnswer): void {
  const shown = reply.results.slice(0, 10).map((result, at) => ({ ...result, who: people[at] ?? null }))
  for (const [who, group] of Map.groupBy(shown, (one) => one.who))
    if (who !== null && group.length > 1)
      console.log(
        `shown twice: ${group.map(({ name, role, company }) => [name, role, company].join(', ')).join(' | ')} for ${text}`,
      )
}

function list(answerable: readonly Asked[]): void {
  for (const { question, answer, gain, plain } of answerable.toSorted((a, b) => a.gain - b.gain)) {
    if (gain > 0.95) continue
    const grades = answer.people.slice(0, 10).map((id) => (id === null ? '-' : (question.grades.get(id) ?? 0)))
    const others = plainRankings.map((one) => `${one} ${plain[one].toFixed(2)}`).join(', ')
    console.log(`${gain.toFixed(2)} (${others}) ${question.asker}, ${question.kind}: ${question.text}`)
    console.log(`     ${grades.join(' ') || 'nobody'} of ${question.grades.size}  ${answer.notice ?? ''}`)
  }
}
