import type { MarketRoute } from '@wellmet/introductions/marketplace/marketplace.contract.ts'
import { formatDay } from '../../kit/dates.ts'
import { probabilityWords } from '../../kit/probability-words.ts'
import { firstName } from '../introduction-words.ts'

const classes = {
  not_this_one: 'does not make this introduction',
  quiet: 'takes no requests at the moment',
  limit: 'was asked as often as they want to be',
  batch_day: 'takes requests on one day of the week',
} as const

/** When they may be asked: "can be asked now", "takes no requests at the moment; from Dec 3". */
export const availabilityWords = ({ canAsk, reason, nextAllowedAt }: MarketRoute['availability']): string => {
  if (canAsk || reason === null) return 'can be asked now'
  return nextAllowedAt ? `${classes[reason]}; from ${formatDay(nextAllowedAt)}` : classes[reason]
}

export const openAsksWords = (openAsks: number): string => {
  if (openAsks === 0) return 'no ask is waiting with them'
  return openAsks === 1 ? '1 ask waits with them already' : `${openAsks} asks wait with them already`
}

/** "34 %, n = 7, 20–48 %"; where nobody was counted yet it is an estimate and says so. */
export const chanceWords = (introduction: MarketRoute['introduction']): string => {
  if (introduction === null) return 'unknown'
  const { p, low, high, n } = introduction
  const { figure, basis } = probabilityWords({ share: p, n, low, high })
  return figure ? `${figure}, ${basis}` : `about ${Math.round(p * 100)} %, ${basis}`
}

/** What to do before asking; null where nothing speaks against asking now. */
export const adviceFor = ({ connector, availability, freshnessLabel, openAsks }: MarketRoute): string | null => {
  const name = firstName(connector.name)
  if (!availability.canAsk)
    return availability.nextAllowedAt
      ? `Write it now and plan it for ${formatDay(availability.nextAllowedAt)}.`
      : 'Ask the next one instead.'
  if (freshnessLabel === 'dormant')
    return `You have not been in touch for long. Warm up ${name} first: write about something else.`
  return openAsks > 1 ? `${name} has much to answer already. Wait, or ask the next one.` : null
}
