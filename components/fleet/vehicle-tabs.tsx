'use client'

import { TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import type { Vehicle } from '@/lib/content/schema/fleet'
import type { Messages } from '@/lib/content/schema/messages'
import { DetailLists } from './detail-lists'
import { type SpecRow, SpecTable } from './spec-table'
import { island } from '@/late-start/island'

type VehicleTabsProps = {
  vehicle: Pick<Vehicle, 'rentalIntroText' | 'rentalDetails' | 'rentalClosingParagraph' | 'vehicleParagraph'>
  specs: SpecRow[]
  messages: Pick<Messages['vehicle'], 'tabs' | 'rentalDetails' | 'vehicleDetails' | 'specs'>
}

const prose = 'max-w-prose'

/** Rental Details (shown first) and Vehicle Details. S5.4. */
function VehicleTabsPart({ vehicle, specs, messages }: VehicleTabsProps) {
  return (
    <Tabs id="details" defaultValue="rental" className="mt-12">
      <TabList
        variant="underlined"
        label={messages.tabs}
        tabs={[
          { value: 'rental', label: messages.rentalDetails },
          { value: 'vehicle', label: messages.vehicleDetails },
        ]}
      />
      <TabPanel value="rental" className="space-y-8 pt-8">
        <p className={prose}>{vehicle.rentalIntroText}</p>
        <DetailLists details={vehicle.rentalDetails} />
        <p className={prose}>{vehicle.rentalClosingParagraph}</p>
      </TabPanel>
      <TabPanel value="vehicle" className="space-y-8 pt-8">
        <p className={prose}>{vehicle.vehicleParagraph}</p>
        <SpecTable caption={messages.specs} rows={specs} />
      </TabPanel>
    </Tabs>
  )
}

export const VehicleTabs = island('vehicle-tabs', VehicleTabsPart)
