/** Own grouping, because a locale would make the same receipt read differently on two machines. */
export const numberWords = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
