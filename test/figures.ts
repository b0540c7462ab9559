/**
 * The figures of a text beside kilometres, minutes, hours, days and steps, in either language and in the smallest unit of
 * their kind: “an hour and a half” and «90 دقيقة» are both `90 min`. A single hour or day is no figure.
 */
export function figuresOf(text: string): string[] {
  const found: string[] = []
  let rest = text.replaceAll('\u00a0', ' ')
  for (const [pattern, value] of phrases) rest = rest.replaceAll(pattern, () => (found.push(value), ' '))
  rest.replaceAll(enFigure, (_, first: string, half: string | undefined, last: string | undefined, unit: string) => {
    for (const word of last ? [first, last] : [first]) {
      const count = enWords.get(word.toLowerCase()) ?? Number(word.replaceAll(',', ''))
      found.push(inUnit(count + (half ? 0.5 : 0), unit.toLowerCase()))
    }
    return ''
  })
  rest.replaceAll(arFigure, (_, first: string, last: string | undefined, unit: string, half: string | undefined) => {
    for (const word of last ? [first, last] : [first]) found.push(inUnit(arabicNumber(word) + (half ? 0.5 : 0), unit))
    return ''
  })
  return [...new Set(found)].filter((figure) => !/^(1 days|60 min|1 min|NaN)/.test(figure)).toSorted()
}

function arabicNumber(word: string): number {
  if (/^\d/.test(word)) return Number(word.replaceAll(',', ''))
  if (/^(أحد|اثن[ايى]) عشر$/.test(word)) return word.startsWith('أحد') ? 11 : 12
  if (word.endsWith('مئة')) return 100 * Math.max(1, arTens.indexOf(word.slice(0, -3)) + 2)
  if (word === 'ألف') return 1000
  const [ones = '', ten] = word.includes(' و') ? word.split(' و') : ['', word]
  const unit = (text: string) => arUnits.findIndex((one) => new RegExp(`^${one}$`, 'u').test(text)) + 1
  const tenIndex = arTens.findIndex((one) => new RegExp(`^${one}(?:ين|ون)$`, 'u').test(ten ?? ''))
  if (tenIndex >= 0) return unit(ones) + (tenIndex + 2) * 10
  const teen = / عشرة?$/.test(word)
  return unit(word.replace(/ عشرة?$/, '')) + (teen ? 10 : 0)
}

function inUnit(count: number, unit: string): string {
  if (/^(km|kilo|كم|كيلو)/.test(unit)) return `${count} km`
  if (/^(hour|ساع)/.test(unit)) return `${count * 60} min`
  if (/^(minute|دق)/.test(unit)) return `${count} min`
  // «درجة» is a step of stairs, or a degree of temperature or of a class.
  if (/^(step|درج)/.test(unit)) return count >= 100 ? `${count} steps` : 'NaN'
  return `${count} days`
}

const english = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const enWords = new Map([
  ...english.map((word, i) => [word, i + 1] as const),
  ...tens.map((word, i) => [word, (i + 2) * 10] as const),
  ['hundred', 100],
  ['thousand', 1000],
] as [string, number][])
const arUnits = 'واحدة? اثنتين ثلاثة? أربعة? خمسة? ستة? سبعة? ثمان(?:ي|ية)? تسعة? عشرة?'.split(' ')
const arTens = 'عشر ثلاث أربع خمس ست سبع ثمان تسع'.split(' ')

const numberIn = { en: `(?:\\d[\\d,]*(?:\\.\\d+)?|${[...enWords.keys()].join('|')})`, ar: '' }
const arWord = `(?:${arUnits.join('|')})(?: عشرة?)?|(?:${arTens.join('|')})(?:ين|ون)`
numberIn.ar = `(?:\\d[\\d,]*(?:\\.\\d+)?|أحد عشر|اثن[ايى] عشر|(?:(?:${arUnits.join('|')}) و)?(?:${arWord})|(?:ثلاث|أربع|خمس|ست|سبع|ثمان|تسع)?مئة|ألف)`

const enUnit = '(km|kilomet\\w+|minutes?|hours?|(?:working )?days?|steps)'
const arUnit = '(كم|كيلومتر\\p{L}*|دقيقة|دقائق|ساعة|ساعات|يومًا|أيام|درجة|درجات)'
const letter = '(?<![\\p{L}\\d])'
const enFigure = new RegExp(
  `${letter}(${numberIn.en})( and a half)?(?: (?:to|or) (${numberIn.en}))?[\\s-](?:more |uneven )?${enUnit}(?![\\p{L}])`,
  'giu',
)
const arFigure = new RegExp(
  `${letter}[وف]?[بل]?ـ?(${numberIn.ar})(?: (?:إلى|أو) (${numberIn.ar}))?\\s${arUnit}(?![\\p{L}])( ونصف)?`,
  'gu',
)
const phrases: [RegExp, string][] = [
  [/(?:an|one) hour and a half|(?<!\p{L})[وب]?ساعة ونصف/giu, '90 min'],
  [/an hour and a quarter|(?<!\p{L})[وب]?ساعة وربع/giu, '75 min'],
  [/half an hour|half hour(?!s)|نصف (?:ال)?ساعة/giu, '30 min'],
  [/quarter of an hour|ربع (?:ال)?ساعة/giu, '15 min'],
  [/(?<!\p{L})(?:[وبل]|ال)?ساعت(?:ين|ان)(?!\p{L})/giu, '120 min'],
  [/(?<!\p{L})[وبل]?دقيقت(?:ين|ان)(?!\p{L})/giu, '2 min'],
  [/(?<!\p{L})[وبل]?يوم(?:ين|ان)(?!\p{L})/giu, '2 days'],
]
