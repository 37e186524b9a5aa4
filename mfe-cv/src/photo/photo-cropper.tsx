import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Button } from '@chamba/kernel/ui/button';
import { RotateCcwIcon } from '@chamba/kernel/ui/icon';
import { IconButton } from '@chamba/kernel/ui/icon-button';
import { cutPicture, type Area } from './picture.ts';
import styles from './photo.module.css';

const MAX_ZOOM = 4;

/** Pixels that an arrow key moves the picture by. */
const STEP = 8;

type PhotoCropperProps = {
  /** Address of the picture. */
  picture: string;
  saving: boolean;
  onSave: (file: Blob, attempt: string) => void;
  onFailure: () => void;
  onBack: () => void;
};

/** Chooses the part of a picture that is seen: by pointer, or by arrow keys and the fields below. */
export default function PhotoCropper({ picture, saving, onSave, onFailure, onBack }: PhotoCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [degrees, setDegrees] = useState(0);
  const [area, setArea] = useState<Area | null>(null);
  /** The photo that was cut last: the same part that is saved again is the same photo. */
  const [cut, setCut] = useState<{ of: string; file: Blob; attempt: string } | null>(null);
  const zoomId = useId();

  async function save(): Promise<void> {
    if (!area) return;
    const of = JSON.stringify([area, degrees]);
    if (cut?.of === of) {
      onSave(cut.file, cut.attempt);
      return;
    }
    try {
      const file = await cutPicture(picture, area, degrees);
      const made = { of, file, attempt: crypto.randomUUID() };
      setCut(made);
      onSave(made.file, made.attempt);
    } catch {
      onFailure();
    }
  }

  return (
    <>
      <div className={styles.stage}>
        <Cropper
          image={picture}
          crop={crop}
          zoom={zoom}
          rotation={degrees}
          aspect={1}
          minZoom={1}
          maxZoom={MAX_ZOOM}
          cropShape="round"
          showGrid={false}
          keyboardStep={STEP}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_part, pixels) => setArea(pixels)}
          // The policy of the site allows no styles in the page.
          disableAutomaticStylesInjection
          classes={{
            ...(styles.container && { containerClassName: styles.container }),
            ...(styles.media && { mediaClassName: styles.media }),
            ...(styles.area && { cropAreaClassName: styles.area }),
          }}
          mediaProps={{ alt: 'La foto que elegiste' }}
          cropperProps={{
            'aria-label': 'Parte de la foto que se ve. Muévela con las flechas.',
            role: 'application',
          }}
        />
      </div>
      <div className={styles.tune}>
        <label htmlFor={zoomId} className="s14 b">
          Acercar
        </label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
        <IconButton label="Girar a la izquierda" onClick={() => setDegrees((degrees + 270) % 360)}>
          <RotateCcwIcon />
        </IconButton>
        <IconButton
          className={styles.mirrored}
          label="Girar a la derecha"
          onClick={() => setDegrees((degrees + 90) % 360)}
        >
          <RotateCcwIcon />
        </IconButton>
      </div>
      <div className={styles.choices}>
        <Button block busy={saving} busyLabel="Guardando..." disabled={!area} onClick={() => void save()}>
          Guardar foto
        </Button>
        <Button variant="ghost" block disabled={saving} onClick={onBack}>
          Elegir otra
        </Button>
      </div>
    </>
  );
}
