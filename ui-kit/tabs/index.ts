export {
  type TabItem,
  Tabs,
  TabsList,
  type TabsListProps,
  TabsPanel,
  type TabsPanelProps,
  type TabsProps,
  TabsRoot,
  type TabsRootProps,
} from './tabs.tsx';
