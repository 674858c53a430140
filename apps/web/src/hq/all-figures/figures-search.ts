export const periods = [7, 30, 90, 365] as const

export type FiguresSearch = { days?: (typeof periods)[number] }

export const readFiguresSearch = ({ days }: Record<string, unknown>): FiguresSearch => {
  const period = periods.find((one) => one === Number(days))
  return period === undefined ? {} : { days: period }
}
