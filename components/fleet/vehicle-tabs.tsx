import { TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import type { Vehicle } from '@/lib/content/schema/fleet'
import type { Words } from '@/lib/content/words'
import { DetailLists } from './detail-lists'
import { type SpecRow, SpecTable } from './spec-table'

type VehicleTabsProps = { vehicle: Vehicle; specs: SpecRow[]; words: Words['vehicle'] }

const prose = 'max-w-prose'

/** Rental Details (shown first) and Vehicle Details. S5.4. */
export function VehicleTabs({ vehicle, specs, words }: VehicleTabsProps) {
  return (
    <Tabs defaultValue="rental" className="mt-12">
      <TabList
        look="underlined"
        label={words.tabs}
        tabs={[
          { value: 'rental', label: words.rentalDetails },
          { value: 'vehicle', label: words.vehicleDetails },
        ]}
      />
      <TabPanel value="rental" className="space-y-8 pt-8">
        <p className={prose}>{vehicle.rentalIntroText}</p>
        <DetailLists details={vehicle.rentalDetails} />
        <p className={prose}>{vehicle.rentalClosingParagraph}</p>
      </TabPanel>
      <TabPanel value="vehicle" className="space-y-8 pt-8">
        <p className={prose}>{vehicle.vehicleParagraph}</p>
        <SpecTable caption={words.specs} rows={specs} />
      </TabPanel>
    </Tabs>
  )
}
