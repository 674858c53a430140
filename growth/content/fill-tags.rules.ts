type Tag = 'connector' | 'target' | 'company'

export const hasTag = (text: string, tag: Tag): boolean => text.includes(`[${tag}]`)

/** Other words in brackets stay as they are. */
export const fillTags = (text: string, values: Readonly<Record<Tag, string>>): string =>
  text.replace(/\[(connector|target|company)\]/g, (_, tag: Tag) => values[tag])
