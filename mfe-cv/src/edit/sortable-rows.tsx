import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useRef, type ReactNode, type RefObject } from 'react';
import { GripIcon } from '@chamba/kernel/ui/icon';
import styles from './edit.module.css';

export type SortableRow = { id: string; label: string; content: ReactNode };

const INSTRUCTIONS =
  'Para mover, presiona la barra espaciadora. Usa las flechas para subir o bajar, la barra espaciadora para soltar, y Escape para cancelar.';

/** Whether the person asked their system for less motion. */
const isStill = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What is said while a row moves. @param last where it was said to be: the place that it starts from is no news. */
function announcements(
  rows: readonly SortableRow[],
  last: RefObject<UniqueIdentifier | null>,
): Announcements {
  const rowLabel = (id: UniqueIdentifier) => rows.find((row) => row.id === id)?.label ?? '';
  const rowPosition = (id: UniqueIdentifier) =>
    `lugar ${rows.findIndex((row) => row.id === id) + 1} de ${rows.length}`;
  return {
    onDragStart: ({ active }) => {
      last.current = active.id;
      return `Tomaste ${rowLabel(active.id)}, ${rowPosition(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      if (!over || over.id === last.current) return undefined;
      last.current = over.id;
      return `${rowLabel(active.id)}: ${rowPosition(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `Soltaste ${rowLabel(active.id)}, ${rowPosition(over.id)}.` : `Soltaste ${rowLabel(active.id)}.`,
    onDragCancel: ({ active }) => `Cancelaste: ${rowLabel(active.id)} se queda donde estaba.`,
  };
}

function Row({ row: { id, label, content } }: { row: SortableRow }) {
  const still = isStill();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id,
      ...(still && { transition: null }),
      attributes: { roleDescription: 'elemento que se puede mover' },
    });
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      style={{
        ...(transform && { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)` }),
        ...(transition && { transition }),
      }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.grip}
        {...attributes}
        {...listeners}
        aria-label={`Mover: ${label}`}
      >
        <GripIcon size={20} />
      </button>
      {content}
    </li>
  );
}

/** Rows that are put in order by dragging them at their grip: with a mouse, a finger or the keyboard. */
export function SortableRows({
  rows,
  onOrder,
}: {
  rows: readonly SortableRow[];
  /** Gets the ids in their new order, and the one that was moved. */
  onOrder: (ids: string[], moved: string) => void;
}) {
  const last = useRef<UniqueIdentifier | null>(null);
  const sensors = useSensors(
    // A tap is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = rows.map(({ id }) => id);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis, restrictToParentElement]}
      accessibility={{
        announcements: announcements(rows, last),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
        container: document.body,
      }}
      onDragEnd={({ active, over }) => {
        if (!over || active.id === over.id) return;
        onOrder(
          arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))),
          String(active.id),
        );
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={styles.rows}>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
