import type { Screen } from '../kit/screen.ts'

const declared = import.meta.glob<Screen>('../**/*.screen.ts', { eager: true, import: 'screen' })

/** Every screen that can be reached by its name, in the order of all lists. */
export const screens: readonly Screen[] = Object.values(declared).toSorted((one, other) => one.order - other.order)

export type RailScreen = Screen & Required<Pick<Screen, 'rail'>>

const isInRail = (screen: Screen): screen is RailScreen => screen.rail !== undefined

/** The places of the product, under the same names in the rail, in the phone's bar and in the palette. */
export const railScreens: readonly RailScreen[] = screens.filter(isInRail)

const isAtOrBelow = (place: string, pathname: string): boolean =>
  pathname === place || (place !== '/' && pathname.startsWith(`${place}/`))

/** The place that an address belongs to; none for the notifications, which have their own bell. */
export const placeOf = (pathname: string): RailScreen | undefined => {
  const [closest] = screens
    .flatMap(({ to, rail, place = rail ? to : undefined, also = [] }) =>
      [to, ...also].map((address) => ({ address, place })),
    )
    .filter(({ address, place }) => place !== undefined && isAtOrBelow(address, pathname))
    .toSorted((one, other) => other.address.length - one.address.length)
  return railScreens.find(({ to }) => to === closest?.place)
}
