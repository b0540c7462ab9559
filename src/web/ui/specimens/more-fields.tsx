import { useLocalized, type Specimen } from '#web/ui/specimens/specimen.ts'
import { CheckboxGroup } from '#web/ui/CheckboxGroup.tsx'
import { CodeInput } from '#web/ui/CodeInput.tsx'
import { Combobox } from '#web/ui/Combobox.tsx'
import { CountedTextArea } from '#web/ui/CountedTextArea.tsx'
import { BirthDateInput } from '#web/ui/BirthDateInput.tsx'
import { DateInput } from '#web/ui/DateInput.tsx'
import { FileInput } from '#web/ui/FileInput.tsx'
import { NumberInput } from '#web/ui/NumberInput.tsx'
import { PhoneInput } from '#web/ui/PhoneInput.tsx'
import { RangeSlider } from '#web/ui/RangeSlider.tsx'
import { Switch } from '#web/ui/Switch.tsx'

export const moreFieldSpecimens: Specimen[] = [
  { name: 'CodeInput, NumberInput, PhoneInput', node: () => <Numbers /> },
  { name: 'DateInput', node: () => <Days /> },
  { name: 'BirthDateInput', node: () => <BirthDates /> },
  { name: 'Combobox', node: () => <Lists /> },
  { name: 'RangeSlider', node: () => <Ranges /> },
  { name: 'CheckboxGroup, Switch', node: () => <Marks /> },
  { name: 'FileInput, CountedTextArea', node: () => <Long /> },
]

function Numbers() {
  const localized = useLocalized()
  const countries = [
    { code: 'SA', name: localized('Saudi Arabia', 'السعودية'), callingCode: '+966' },
    { code: 'EG', name: localized('Egypt', 'مصر'), callingCode: '+20' },
  ]
  return (
    <div className="kit-grid">
      <CodeInput label={localized('Six-digit code', 'الرمز المكوَّن من ستة أرقام')} name="code-a" />
      <CodeInput
        label={localized('Six-digit code', 'الرمز المكوَّن من ستة أرقام')}
        name="code-b"
        error={localized('This code is not right.', 'الرمز غير صحيح.')}
      />
      <NumberInput label={localized('Nights', 'الليالي')} name="nights" defaultValue="3" />
      <PhoneInput label={localized('Phone', 'الهاتف')} name="phone" countries={countries} country="SA" />
    </div>
  )
}

function Days() {
  const localized = useLocalized()
  const days = { min: '2026-12-01', max: '2027-12-01' }
  return (
    <div className="kit-grid">
      <DateInput label={localized('Day of arrival', 'يوم الوصول')} name="day-a" defaultValue="2026-12-10" {...days} />
      <DateInput
        label={localized('Day of arrival', 'يوم الوصول')}
        name="day-b"
        error={localized('This date has passed.', 'مضى هذا التاريخ.')}
        {...days}
      />
    </div>
  )
}

function BirthDates() {
  const localized = useLocalized()
  const label = localized('Date of birth', 'تاريخ الميلاد')
  return (
    <div className="kit-grid">
      <BirthDateInput label={label} name="born-a" defaultValue="1955-03-27" />
      <BirthDateInput
        label={label}
        name="born-b"
        optional
        typed={['31', '2', '1955']}
        error={localized('Enter a date that exists.', 'أدخل تاريخًا صحيحًا.')}
      />
    </div>
  )
}

function Lists() {
  const localized = useLocalized()
  const cities = [
    { value: 'makkah', label: localized('Makkah', 'مكة المكرمة') },
    { value: 'madinah', label: localized('Madinah', 'المدينة المنورة') },
    { value: 'jeddah', label: localized('Jeddah', 'جدة') },
  ]
  const find = (typed: string) => Promise.resolve(cities.filter(({ label }) => label.includes(typed)))
  return (
    <div className="kit-grid">
      <Combobox label={localized('City', 'المدينة')} name="city" find={find} />
      <Combobox
        label={localized('A list that does not load', 'قائمة لا تُحمَّل')}
        name="broken"
        find={() => Promise.reject(new Error('not available'))}
      />
    </div>
  )
}

function Ranges() {
  const localized = useLocalized()
  return (
    <div className="kit-grid">
      <RangeSlider
        label={localized('Price a night', 'سعر الليلة')}
        name="price"
        min={100}
        max={2000}
        step={50}
        from={300}
        to={900}
        unit={localized('SAR', 'ر.س')}
      />
      <RangeSlider label={localized('Closed', 'مغلق')} name="closed" min={0} max={10} disabled />
    </div>
  )
}

function Marks() {
  const localized = useLocalized()
  return (
    <div className="kit-grid">
      <CheckboxGroup
        legend={localized('Meals', 'الوجبات')}
        name="meals"
        defaultValues={['breakfast']}
        options={[
          { value: 'breakfast', label: localized('Breakfast', 'الإفطار') },
          { value: 'dinner', label: localized('Dinner', 'العشاء') },
          { value: 'off', label: localized('Lunch', 'الغداء'), disabled: true },
        ]}
      />
      <Switch label={localized('Letters with offers', 'رسائل العروض')} name="offers" defaultChecked />
    </div>
  )
}

function Long() {
  const localized = useLocalized()
  return (
    <div className="kit-grid">
      <FileInput label={localized('Photo', 'الصورة')} name="photo" accept="image/png" optional />
      <FileInput label={localized('Photo', 'الصورة')} name="photo-b" accept="image/png" progress={40} optional />
      <CountedTextArea label={localized('Wishes', 'طلبات خاصة')} name="wishes" limit={200} optional />
    </div>
  )
}
