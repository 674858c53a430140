import { secondsPerDay, secondsPerHour } from '@wellmet/platform/values/days.rules.ts'
import { columnsOf, type Mail, type Mails } from './mails.ts'
import { randomFrom } from './metrics.ts'
import type { Split } from './splits.ts'

/**
 * Mail of a village with known answers. Everybody belongs to a team of eight. Within a team people write weekly, to the
 * next one of another team now and then. Even numbers answer four letters of five, odd ones one of ten. Whoever two people of
 * different teams both know best brings them together; then they go on.
 */
const teams = 6
const teamSize = 8
const firstDay = 14_000
export const villageDays = 720

const teamOf = (person: number): number => Math.floor(person / teamSize)
export const answersMostly = (person: number): boolean => person % 2 === 0

export function villageMails(seed = 1): Mails {
  const random = randomFrom(seed)
  const people = teams * teamSize
  const mails: Mail[] = []
  const write = (at: number, sender: number, to: number[]): void => {
    mails.push({ at, sender, parent: -1, to, cc: [], isReply: false })
  }
  for (let day = firstDay; day < firstDay + villageDays; day++)
    for (let sender = 0; sender < people; sender++) {
      const noon = day * secondsPerDay + 43_200 + sender * 60
      const draw = random()
      const mate = teamOf(sender) * teamSize + Math.floor(random() * teamSize)
      const neighbour = (sender + teamSize) % people
      if (mate !== sender && draw < 0.3) exchange(noon, sender, mate)
      else if (draw < 0.33) exchange(noon, sender, neighbour)
      else if (mate !== sender && draw < 0.345) {
        // The neighbour comes to know a mate of the one who knows both.
        write(noon, sender, [mate, neighbour])
        if (random() < 0.5) write(noon + 2 * secondsPerDay, mate, [neighbour])
      }
    }
  return columnsOf(
    mails.toSorted((a, b) => a.at - b.at),
    { name: 'village', label: 'Village', hasThreads: false },
  )

  function exchange(at: number, sender: number, to: number): void {
    write(at, sender, [to])
    if (random() < (answersMostly(to) ? 0.8 : 0.1)) write(at + secondsPerHour * (1 + 20 * random()), to, [sender])
  }
}

const day = (number: number): number => (firstDay + number) * secondsPerDay

export const villageSplit: Split = {
  cuts: { days: 30, train: [day(200), day(300)], test: [day(420), day(520), day(620)] },
  replies: { from: day(60), split: day(360), to: day(villageDays - 10) },
  introductions: { from: day(60), split: day(360) },
}
