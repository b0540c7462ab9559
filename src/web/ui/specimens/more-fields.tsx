import { useLocalized, type Specimen } from '#web/ui/specimens/specimen.ts'
import { CheckboxGroup } from '#web/ui/form/CheckboxGroup.tsx'
import { CodeInput } from '#web/ui/form/CodeInput.tsx'
import { CountedTextArea } from '#web/ui/form/CountedTextArea.tsx'
import { BirthDateInput } from '#web/ui/dates/BirthDateInput.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { FileInput } from '#web/ui/form/FileInput.tsx'

export const moreFieldSpecimens: Specimen[] = [
  { name: 'CodeInput', node: () => <Codes /> },
  { name: 'DateInput', node: () => <Days /> },
  { name: 'BirthDateInput', node: () => <BirthDates /> },
  { name: 'CheckboxGroup', node: () => <Marks /> },
  { name: 'FileInput, CountedTextArea', node: () => <Long /> },
]

function Codes() {
  const localized = useLocalized()
  return (
    <div className="kit-grid">
      <CodeInput label={localized('Six-digit code', 'الرمز المكوَّن من ستة أرقام')} name="code-a" />
      <CodeInput
        label={localized('Six-digit code', 'الرمز المكوَّن من ستة أرقام')}
        name="code-b"
        error={localized('This code is not right.', 'الرمز غير صحيح.')}
      />
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
