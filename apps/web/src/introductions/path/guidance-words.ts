import { marketplaceMessages } from '@wellmet/introductions/marketplace/marketplace.messages.ts'
import type { MarketRoute } from '@wellmet/introductions/marketplace/marketplace.contract.ts'
import { formatDay } from '../../kit/dates.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import { probabilityWords } from '../../kit/probability-words.ts'
import { firstName } from '../introduction-words.ts'

/** When they may be asked: "You can ask now", "Takes no requests at the moment. You can ask from Dec 3". */
export const availabilityWords = ({ canAsk, reason, nextAllowedAt }: MarketRoute['availability']): string => {
  if (canAsk || reason === null) return marketplaceMessages.availableNow()
  return nextAllowedAt
    ? marketplaceMessages.availabilityFrom({ reason, day: formatDay(nextAllowedAt) })
    : marketplaceMessages.availability({ reason })
}

/** "34%, based on 7 cases, 20% to 48%"; where nobody was counted yet it is an estimate and says so. */
export const chanceWords = (introduction: MarketRoute['introduction']): string => {
  if (introduction === null) return kitMessages.unknown()
  const { p, low, high, n } = introduction
  const { figure, basis } = probabilityWords({ share: p, n, low, high })
  return figure ? kitMessages.chanceWithBasis({ figure, basis }) : marketplaceMessages.chanceEstimate({ share: p })
}

/** What to do before asking; null where nothing speaks against asking now. */
export const adviceFor = ({
  connector: { name },
  availability,
  freshnessLabel,
  openAsks,
}: MarketRoute): string | null => {
  const connector = firstName(name)
  if (!availability.canAsk)
    return availability.nextAllowedAt
      ? marketplaceMessages.scheduleFor({ day: formatDay(availability.nextAllowedAt) })
      : marketplaceMessages.askNextInstead()
  if (freshnessLabel === 'dormant') return marketplaceMessages.warmUpFirst({ connector })
  return openAsks > 1 ? marketplaceMessages.connectorBusy({ connector }) : null
}
