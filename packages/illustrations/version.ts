/** Part of the address of a picture, so that nobody keeps an earlier one; `version.test.ts` says when and how it changes. */
export const drawingVersion = 'e58076'
